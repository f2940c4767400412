/** True in the bundle that draws pages at build time, false in the browser's (plugins/lean-client). */
declare const SERVER_DRAWN: boolean;
