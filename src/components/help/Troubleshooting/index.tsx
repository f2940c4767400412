import { troubles } from '@site/data/troubleshooting';
import { authorError } from '@site/src/lib/authorError';
import { Answers } from './Answers';

/** The symptoms of one page and what to do about each (data/troubleshooting). */
export default function Troubleshooting({ page }: { readonly page: string }) {
  const own = troubles.filter((trouble) => trouble.page === page);
  if (own.length === 0) {
    throw authorError(
      'Troubleshooting',
      `finds no symptom for page="${page}". Add them to data/troubleshooting/ with this page, or take the component out.`,
    );
  }
  return <Answers entries={own.map(({ symptom, ...entry }) => ({ ...entry, title: symptom }))} />;
}
