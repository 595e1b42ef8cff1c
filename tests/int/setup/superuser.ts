import { readFileSync } from 'node:fs'
import { passwordFile } from '@/infra/database/cluster/initialiseCluster'
import { superuserUrl } from '@/infra/database/cluster/postmaster'

/** The superuser's address for the database of an embedded server, which the product keeps to itself. */
export function superuserOf(dataDir: string, url: string): string {
  const { port, pathname } = new URL(url)
  return superuserUrl(Number(port), readFileSync(passwordFile(dataDir), 'utf8').trim(), pathname.slice(1))
}
