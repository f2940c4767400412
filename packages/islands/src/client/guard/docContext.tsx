import { createContext, type ReactNode, use } from 'react';

/** The doc that is being rendered, and whether what it renders is checked. Null outside of docs and inside islands. */
export type GuardedDoc = { readonly file: string; readonly isChecked: boolean };

export const DocContext = createContext<GuardedDoc | null>(null);

/** Whether a component stands in a doc, outside of islands. */
export const useIsInDoc = (): boolean => use(DocContext) !== null;

/** The content of a doc: only islands may have state, effects or event handlers (checkContent.ts). */
export function GuardedContent({ file, children }: { readonly file: string; readonly children: ReactNode }) {
  return <DocContext value={{ file, isChecked: true }}>{children}</DocContext>;
}

function Checked({ isChecked, children }: { readonly isChecked: boolean; readonly children: ReactNode }) {
  const doc = use(DocContext);
  return doc ? <DocContext value={{ ...doc, isChecked }}>{children}</DocContext> : children;
}

/** A stock component that has hooks or handlers but works as plain HTML, such as a link. Use `CheckedChildren` inside it. */
export const KnownToWork = ({ children }: { readonly children: ReactNode }) => (
  <Checked isChecked={false}>{children}</Checked>
);

/** What an author put into such a component. */
export const CheckedChildren = ({ children }: { readonly children: ReactNode }) => (
  <Checked isChecked>{children}</Checked>
);

/** An island is a root of its own. On the server it is rendered in place, so the doc around it must not reach it. */
export const OutsideOfDoc = ({ children }: { readonly children: ReactNode }) => (
  <DocContext value={null}>{children}</DocContext>
);
