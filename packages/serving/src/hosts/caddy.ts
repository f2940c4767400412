import { WANTS_MARKDOWN } from '../markdown';
import { formatPolicy } from '../policy';
import type { ServingRules } from '../rules';

type Place = { readonly address: string; readonly root: string; readonly globals?: string };

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const lines = (texts: readonly string[], depth: number) =>
  texts.map((text) => '\t'.repeat(depth) + text).join('\n');
/** What a page can be called beside its plain path. */
const SPELLINGS = '(/index(\\.html)?|\\.html)';
const matcher = (path: string) => (path.endsWith('/') ? `${path}*` : path);

/**
 * Two files for Caddy. The Caddyfile is the operator's: the address is the host's name, for which Caddy gets a certificate.
 * The rules belong to a release and lie in the folder beside its pages. Redirects are made from the address as it was sent.
 * What Caddy 2.6 answers with 500 (an encoded NUL, a name longer than the file system's) or with a redirect to
 * another host (an address with a host of its own) is stopped first.
 */
export function caddyFiles(rules: ServingRules, { address, root, globals = '' }: Place) {
  const { cache, folderPages, forOtherOrigins, hashedFolder, policy, redirects, types } = rules;
  const headers = { ...rules.headers, 'Content-Security-Policy': formatPolicy(policy) };
  const html = quoted(types.html ?? 'text/html');
  const named = redirects.flatMap(({ from, to, status }, index) => [
    `@named${index} path ${from} ${from}/ ${from}.html ${from}/index ${from}/index.html`,
    `redir @named${index} ${to}{pt_query} ${status}`,
  ]);
  const conf = `# Yours: set the address. The folder of the site stands in two lines. The rules come with each release; reload Caddy after it.
${globals}import ${root}-serving/rules.caddy
${address} {
	root * ${root}
	import pt_site
}
`;
  const site = `# Written by the build from the serving configuration.
(pt_headers) {
	header {
${lines(
  Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`),
  2,
)}
		Cache-Control ${quoted(cache.other)}
		Vary "Accept, Accept-Encoding"
	}
}

(pt_site) {
	map {http.request.orig_uri} {pt_plain} {
		"~^/404\\.html(\\?|$)" ""
		"~^([^?]*?)[/\\\\]{2,}(.*)$" "\${1}/\${2}"
${lines(
  [
    ...redirects.map(({ from }) => `"~^${from}${SPELLINGS}(\\?|$)" ""`),
    ...folderPages.map((page) => `"~^${page.slice(0, -1)}${SPELLINGS}(\\?.*)?$" "${page}\${3}"`),
    `"~^([^?]*?)${SPELLINGS}(\\?.*)?$" "\${1}\${4}"`,
  ],
  2,
)}
		default ""
	}
	map {http.request.orig_uri} {pt_query} {
		"~^[^?]*(\\?.*)$" "\${1}"
		default ""
	}
	map {path} {pt_markdown} {
		"~^/$" "/index.md"
		"~^(.+?)/?$" "\${1}.md"
	}
	map {path} {pt_type} {
${lines(
  Object.entries(types).map(([ending, type]) => `"~\\.${ending}$" ${quoted(type)}`),
  2,
)}
		default ${html}
	}
	route {
		import pt_headers
		@unanswerable expression \`{http.request.orig_uri}.matches("^[^/]|%00|^[^?]{1000}|^[^?]*[^/?]{240}")\`
		error @unanswerable 404
		@method not method GET HEAD
		header @method Allow "GET, HEAD"
		respond @method 405
		@plain expression \`{pt_plain} != ""\`
		redir @plain {pt_plain} 301
${lines(named, 2)}
		@hidden path *.br *.gz /404.html /404 /_headers /_redirects
		error @hidden 404
		@markdown {
			header_regexp Accept (?i)${WANTS_MARKDOWN}
			file {pt_markdown}
		}
		rewrite @markdown {pt_markdown}
		header ${hashedFolder}* Vary Accept-Encoding
		header ${hashedFolder}* Cache-Control ${quoted(cache.hashed)}
${lines(
  forOtherOrigins.map((path) => `header ${matcher(path)} Access-Control-Allow-Origin "*"`),
  2,
)}
		header Content-Type {pt_type}
		try_files {path} {path}/index.html {path}.html
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		import pt_headers
		header -Access-Control-Allow-Origin
		@asked header_regexp Accept (?i)${WANTS_MARKDOWN}
		@named path *.md
		@markdown path /404.md
		route {
			vars pt_missing /404.html
			vars @asked pt_missing /404.md
			vars @named pt_missing /404.md
			rewrite * {vars.pt_missing}
			header Content-Type ${html}
			header @markdown Content-Type ${quoted(types.md ?? 'text/markdown')}
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
  return { conf, site };
}
