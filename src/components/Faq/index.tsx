import { faq } from '@site/data/faq';
import { Answers } from '@site/src/components/Troubleshooting/Answers';

/** Frequent questions with short answers and the page that says more (data/faq.ts). */
export default function Faq() {
  return <Answers entries={faq.map(({ question, ...entry }) => ({ ...entry, title: question }))} />;
}
