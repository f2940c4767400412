import Icon from '@site/src/components/layout/Icon';
import styles from './styles.module.css';

type Props = {
  readonly label: string;
  readonly hint: string;
  /** A key that does the same. */
  readonly shortcut?: string;
};

/** Opens the search dialog with what is typed (packages/search/src/head); without scripts it leads to the search page. */
export default function SearchField({ label, hint, shortcut }: Props) {
  return (
    <form className={styles.search} action="/search" data-markdown-ignore="">
      <Icon name="search" />
      <input
        name="q"
        aria-label={label}
        placeholder={hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        data-opens-search=""
      />
      {shortcut && <kbd>{shortcut}</kbd>}
    </form>
  );
}
