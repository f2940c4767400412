import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import PrimaryMenu from '@theme/Navbar/MobileSidebar/PrimaryMenu';

/** The menu that the navbar's own drawer shows: the docs' sidebar, on other pages the site's sections. */
export default function Drawer({ id }: { id: string }) {
  const { shown } = useNavbarMobileSidebar();
  const { content } = useNavbarSecondaryMenu();
  return (
    <div id={id} className="pt-embed-drawer menu" hidden={!shown}>
      {shown && (content ?? <PrimaryMenu />)}
    </div>
  );
}
