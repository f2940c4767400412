import { accepts, WANTS_MARKDOWN } from '../accept';
import { DEFAULT_ROOT } from '../buildFolders';
import { formatPolicy } from '../policy';
import type { ServingRules } from '../rules';

type ServerBlock = { readonly listen: string; readonly root: string };

const DEFAULT_SERVER: ServerBlock = { listen: '8080', root: DEFAULT_ROOT };

const nginxString = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, (character) => `\\${character}`);

/** Text has a brotli copy. That ends in `.br`, so nginx can't tell its type and needs ours. */
const text = (ending: string, type: string) =>
  `location ~ \\.${ending}$ { types { } default_type ${nginxString(type)}; try_files $uri$pt_brotli $uri =404; }`;

const pattern = (expression: string) => expression.replaceAll('\\', '\\\\');

/** After `try_files` the address is that of the compressed file. */
const uriPattern = (path: string) =>
  path.endsWith('/') ? `~^${literal(path)}` : `~^${literal(path)}(\\.br)?$`;

/** What a page can be called beside its plain path. */
const SPELLINGS = '(/index(\\.html)?|\\.html)';

const HEADING = '# Written by the build from the serving configuration.';

/** The operator's: where the server listens, and where the release is. */
const confOf = ({
  listen,
  root,
}: ServerBlock) => `# Yours: set "listen". The folder of the site stands in three lines. The rules come with each release; reload nginx after it.
include ${root}-serving/nginx-maps.conf;
server {
  listen ${listen};
  root ${root};
  include ${root}-serving/nginx-site.conf;
}
`;

/** What the other file asks of a request: is there a plainer address, is Brotli or Markdown wanted. */
const mapsOf = ({ cache, folderPages, forOtherOrigins, hashedFolder, redirects }: ServingRules) => `${HEADING}
map $request_uri $pt_plain {
  default "";
  "~^/404\\.html(\\?|$)" "";
  "~^(?<pt_before>[^?]*?)[/\\\\\\\\]{2,}(?<pt_after>.*)$" "$pt_before/$pt_after";
${redirects.map(({ from }) => `  "~^${literal(from)}${SPELLINGS}(\\?|$)" "";`).join('\n')}
${folderPages
  .map((page) => `  "~^${literal(page.slice(0, -1))}${SPELLINGS}(?<pt_query>\\?.*)?$" "${page}$pt_query";`)
  .join('\n')}
  "~^(?<pt_page>[^?]*?)${SPELLINGS}(?<pt_query>\\?.*)?$" "$pt_page$pt_query";
}
map $http_accept_encoding $pt_brotli {
  default "";
  "~*${pattern(accepts('br'))}" ".br";
}
map $http_accept $pt_wants { default page; "~*${pattern(WANTS_MARKDOWN)}" markdown; }
map $pt_wants:$uri $pt_markdown {
  default "";
  markdown:/ "/index.md";
  "~^markdown:(?<pt_page_path>/.+?)/?$" "$pt_page_path.md";
}
map $pt_wants:$request_uri $pt_missing { default /404.html; "~^markdown:|\\.md(\\?|$)" /404.md; }
map $request_method $pt_allow { default "GET, HEAD"; "~^(GET|HEAD)$" ""; }
map $uri $pt_vary { default Accept-Encoding; "~\\.(html|md)(\\.br)?$" "Accept, Accept-Encoding"; }
map $uri $pt_encoding { default ""; "~\\.br$" br; }
map "$pt_plain|$uri" $pt_cache { default ${nginxString(cache.other)}; "~^\\|${literal(hashedFolder)}" ${nginxString(cache.hashed)}; }
map $uri $pt_origins { default ""; ${forOtherOrigins.map((path) => `"${uriPattern(path)}" "*";`).join(' ')} }
`;

const headersOf = ({ headers, policy }: ServingRules) =>
  Object.entries({ ...headers, 'Content-Security-Policy': formatPolicy(policy) });

/** How a request is answered. `html` is the type of pages. */
const siteOf = (rules: ServingRules, html: string) => `${HEADING}
server_tokens off;
# A forged Host must not come back in a redirect.
absolute_redirect off;
gzip off;
gzip_static on;

${headersOf(rules)
  .map(([name, value]) => `add_header ${name} ${nginxString(value)} always;`)
  .join('\n')}
add_header Cache-Control $pt_cache always;
add_header Access-Control-Allow-Origin $pt_origins always;
add_header Content-Encoding $pt_encoding;
add_header Vary $pt_vary always;
add_header Allow $pt_allow always;

error_page 400 403 404 $pt_missing;
if ($pt_allow) { return 405; }
if ($pt_plain) { return 301 $pt_plain; }
${rules.redirects
  .map(
    ({ from, to, status }) =>
      `location ~ ^${literal(from)}(/|${SPELLINGS})?$ { return ${status} ${to}$is_args$args; }`,
  )
  .join('\n')}
# The answer that has failed by then has its headers already: a location with a header of its own adds no others.
error_page 416 @no_such_range;
location @no_such_range { add_header Allow ""; return 416; }
location = /404.html { internal; types { } default_type ${html}; }
location = /404.md { internal; types { } default_type ${nginxString(rules.types.md ?? 'text/markdown')}; }
location ~ ^/(404/?|_headers|_redirects)$ { return 404; }
location ~ \\.(br|gz)$ { return 404; }
location ~ /\\.(?!well-known/) { return 404; }
${Object.entries(rules.types)
  .filter(([ending]) => ending !== 'html')
  .map(([ending, type]) => text(ending, type))
  .join('\n')}
# Any other file that exists, with the type that nginx knows for it.
location / {
  if (-f $document_root$pt_markdown) { rewrite ^ $pt_markdown last; }
  default_type application/octet-stream;
  try_files $uri @page;
}
location @page { types { } default_type ${html}; try_files $uri/index.html$pt_brotli $uri/index.html $uri.html =404; }
`;

/**
 * Three files for nginx. `conf` is the operator's, who sets "listen" once. The other two belong to a release, as the
 * pages do, and lie in the folder beside them. Redirects are made from the address as it was sent: nginx's own `$uri` is
 * decoded, and `/%5cevil.example/` would become a way to another site.
 */
export function nginxFiles(rules: ServingRules, server: ServerBlock = DEFAULT_SERVER) {
  const html = nginxString(rules.types.html ?? 'text/html');
  return { conf: confOf(server), maps: mapsOf(rules), site: siteOf(rules, html) };
}
