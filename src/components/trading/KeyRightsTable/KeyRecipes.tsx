import { exchangePermissions, keyRecipes } from '@site/data/trading/exchange-permissions';
import FactTable from '@site/src/components/tables/FactTable';
import { lowerFirst } from '@site/src/lib/text/lowerFirst';
import styles from './styles.module.css';

const nameOf = (right: string) => exchangePermissions.find(({ id }) => id === right)?.name ?? right;

/** Exactly what to choose on Bybit's form, by what you want to do from PT. */
export default function KeyRecipes() {
  return (
    <FactTable
      label="What to tick for each kind of key"
      columns={['You want to', 'Access', 'Tick these boxes and no others', 'What PT can then do']}
      rows={keyRecipes.map(({ id, goal, access, rights, addIf, can, cannot }) => ({
        id: `recipe-${id}`,
        cells: [
          goal,
          access,
          <>
            {rights.map(nameOf).join(', ')}
            {addIf && <span className={styles.apiNames}>{addIf.when}</span>}
          </>,
          <>
            {can}
            <span className={styles.apiNames}>It can’t: {lowerFirst(cannot)}</span>
          </>,
        ],
      }))}
    />
  );
}
