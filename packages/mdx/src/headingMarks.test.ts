import { expect, it } from 'vitest';
import { remarkHeadingMarks } from './headingMarks';

it('a heading right above a record carries its mark before its id, and no other heading does', () => {
  const heading = () => ({ type: 'heading', children: [{ value: '/* #id */' }] as object[] });
  const sheet = (id: string) => ({
    type: 'mdxJsxFlowElement',
    name: 'Sheet',
    attributes: [{ name: 'id', value: id }],
  });
  const children = [
    heading(),
    sheet('cvd'),
    heading(),
    { type: 'paragraph' },
    sheet('cvd'),
    heading(),
    sheet('x'),
  ];
  remarkHeadingMarks({ marks: { Sheet: { cvd: ['full', 'partly'] } }, className: 'mark' })({ children });
  expect(children[0]).toMatchObject({
    children: [{ name: 'span', children: [{ name: 'i' }, { attributes: [{ value: 'partly' }] }] }, {}],
  });
  expect([children[2], children[5]]).toMatchObject([{ children: [{}] }, { children: [{}] }]);
});
