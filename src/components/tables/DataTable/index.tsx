import { knownTo } from '@site/src/lib/authorError';
import { alertTables } from './alerts';
import { communityTables } from './community';
import { tradingTables } from './trading';
import { workspaceTables } from './workspace';

const tables = { ...alertTables, ...communityTables, ...tradingTables, ...workspaceTables };

/** A table of the records in data/, by its name: `<DataTable of="order-types" />`. The modules beside this one say what each shows. */
export default function DataTable({ of }: { readonly of: keyof typeof tables }) {
  const Table = knownTo('DataTable', tables, of);
  return <Table />;
}
