import { writeFileSync } from 'node:fs';

type Module = { readonly name?: string; readonly size?: number; readonly modules?: readonly Module[] };
type Chunk = { readonly files?: readonly string[]; readonly modules?: readonly Module[] };
type Compiler = {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        run: (stats: { toJson(options: object): { readonly chunks?: readonly Chunk[] } }) => void,
      ): void;
    };
  };
};

/** By the script that it is in: each module with the bytes of its source. */
export type ModuleTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What the bundler joins into one is counted by its parts. */
const partsOf = (module: Module): Module[] => module.modules?.flatMap(partsOf) ?? [module];

const ALL = Number.MAX_SAFE_INTEGER;
const WANTED = {
  all: false,
  chunks: true,
  chunkModules: true,
  nestedModules: true,
  modulesSpace: ALL,
  // Else it sums up what it takes for details.
  dependentModules: true,
  groupModulesByAttributes: false,
  groupModulesByCacheStatus: false,
  groupModulesByExtension: false,
  groupModulesByLayer: false,
  groupModulesByPath: false,
  groupModulesByType: false,
  chunkModulesSpace: ALL,
  nestedModulesSpace: ALL,
};

/** Writes which module went into which script of the browser's bundle, for a test that none is in two. */
export class ModuleTablePlugin {
  constructor(private readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ModuleTable', (stats) => {
      const table = (stats.toJson(WANTED).chunks ?? []).flatMap(({ files = [], modules = [] }) =>
        files
          .filter((file) => file.endsWith('.js'))
          .map((file) => {
            const sizes = modules.flatMap(partsOf).map(({ name = '', size = 0 }) => [name, size] as const);
            return [file, Object.fromEntries(sizes)] as const;
          }),
      );
      writeFileSync(this.file, JSON.stringify(Object.fromEntries(table)));
    });
  }
}
