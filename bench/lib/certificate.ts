import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')] as const;
const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
execFileSync('openssl', ['req', ...kind, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });

/** For this run only: browsers speak HTTP/2 over TLS alone. */
export const certificate = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
rmSync(folder, { recursive: true });

/** By this Chromium trusts it. A certificate whose errors are only ignored would keep every file out of the cache. */
export const fingerprint = createHash('sha256')
  .update(new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' }))
  .digest('base64');
