/** `npm run bench -- <name>`: the benchmarks, a project of their own in bench/. */
import '../bench/main';
