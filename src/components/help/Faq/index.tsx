import { faq } from '@site/data/reference/faq';
import { Answers } from '@site/src/components/help/Troubleshooting/Answers';

/** Frequent questions with short answers and the page that says more (data/reference/faq.ts). */
export default function Faq() {
  return <Answers entries={faq.map(({ question, ...entry }) => ({ ...entry, title: question }))} />;
}
