import imported from '../../sidebars';

export type SidebarItem =
  | string
  | { readonly id: string }
  | {
      readonly label: string;
      readonly link?: { readonly id?: string };
      readonly items: readonly SidebarItem[];
    };

type Sidebars = { readonly docs: readonly SidebarItem[] };

/** The site's modules are CommonJS and the benchmarks are not: there the default export arrives one level deeper. */
const { docs } = ('default' in imported ? imported.default : imported) as unknown as Sidebars;

/** The sidebar of the docs, as `sidebars.ts` has it. */
export const docsSidebar = docs;
