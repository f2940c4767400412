import { screenerFieldKey, screenerFieldKeys } from '@site/src/lib/screener/screenerFieldKeys';
import controls from '../kit/controls/controls.module.css';
import styles from './styles.module.css';

type ColumnPickerProps = {
  figure: string;
  columns: readonly string[];
  onAdd: (field: string) => void;
  onRemove: (field: string) => void;
};

/** The columns that are shown, each a button that takes it away, and a list to add another. */
export default function ColumnPicker({ figure, columns, onAdd, onRemove }: ColumnPickerProps) {
  return (
    <div className={styles.picker}>
      <label className={controls.label} htmlFor={`${figure}-column`}>
        Columns
      </label>
      <div>
        {columns.map((field) => {
          const name = screenerFieldKey(field)?.name ?? field;
          return (
            <button
              key={field}
              type="button"
              className={controls.button}
              aria-label={`Take away the column ${name}`}
              // The last column stays: the list is sorted by one.
              disabled={columns.length === 1}
              onClick={() => onRemove(field)}
            >
              <span>{name}</span> <span aria-hidden="true">×</span>
            </button>
          );
        })}
        <select
          className={controls.field}
          id={`${figure}-column`}
          value=""
          onChange={(event) => event.target.value && onAdd(event.target.value)}
        >
          <option value="">Add a column</option>
          {screenerFieldKeys
            .filter(({ id }) => !columns.includes(id))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </div>
    </div>
  );
}
