import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { hasNginx } from '../int/setup/nginx'

const PROGRAMS = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy', '/usr/bin/pgbackrest']

/** A cluster's programs come from Debian, and run as the account of its PostgreSQL. */
export const hasCluster =
  hasNginx &&
  process.getuid?.() === 0 &&
  [...PROGRAMS, '/usr/lib/postgresql/15/bin/postgres'].every((program) => existsSync(program)) &&
  spawnSync('setpriv', ['--version']).status === 0

export const CLUSTER_PACKAGES = 'patroni, etcd-server, haproxy, pgbackrest, postgresql-15, nginx-light and root'
