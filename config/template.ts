/**
 * The frame of every page: the framework's own template, but for the application's scripts. The page names them and
 * `src/boot/wake.ts` loads them when the page is at rest or wanted, so that nothing competes with the first view.
 */
const template = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <meta name="pt-scripts" content="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** On one line: it is part of the configuration that ships to every browser. */
export const pageTemplate = template.replace(/\n\s*/g, '');
