import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { splitNavbarItems } from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import styles from './styles.module.css';

const render = (items: NavbarItemProps[]) => items.map((item) => <NavbarItem {...item} key={item.type} />);

/** The stock content, with a menu button that src/head/layout.ts answers. */
export default function NavbarContent() {
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items as NavbarItemProps[]);
  return (
    <div className="navbar__inner">
      <div className={`${ThemeClassNames.layout.navbar.containerLeft} navbar__items`}>
        {/* Without scripts a link to the list of all pages, which is below the text then. */}
        <a
          href="/docs/introduction/getting-started#all-pages"
          role="button"
          data-head-action="menu"
          className="navbar__toggle clean-btn"
          aria-haspopup="dialog"
          aria-expanded={false}
          aria-label="Toggle navigation bar"
        >
          <IconMenu />
        </a>
        <NavbarLogo />
        {render(left)}
      </div>
      <div className={`${ThemeClassNames.layout.navbar.containerRight} navbar__items navbar__items--right`}>
        {render(right)}
        <NavbarColorModeToggle className={styles.mode} />
      </div>
    </div>
  );
}
