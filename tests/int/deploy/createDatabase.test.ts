import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { connectMaintenance, dropDatabase } from '@/infra/backup/database/maintenance'
import { createPool } from '@/infra/database/pool'
import { migrate } from '@/schema/migrate'

const hasClients = spawnSync('createdb', ['--version']).status === 0

describe.skipIf(!hasClients)('The documented database (needs postgresql-client)', () => {
  const name = `made_${randomBytes(6).toString('hex')}`
  afterAll(async () => {
    const sql = await connectMaintenance(inject('superuserUrl'))
    await dropDatabase(sql, name)
    await sql.query(`DROP ROLE IF EXISTS ${name}`)
    await sql.end()
  })

  it('The documented command makes an account that owns its database and may make others', async () => {
    const { hostname, port, username, password } = new URL(inject('superuserUrl'))
    const made = spawnSync('setsid', ['--wait', 'sh', 'deploy/create-database.sh', name], {
      // Without a terminal the password is read from here.
      input: 'a password\na password\n',
      env: { ...process.env, PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password },
      encoding: 'utf8',
    })
    expect([made.status, made.stderr.replace(/Enter.*: /g, '').trim()]).toEqual([0, ''])
    const url = new URL(`/${name}`, inject('superuserUrl'))
    Object.assign(url, { username: name, password: 'a password' })
    const pool = createPool(url.href, 3)
    await migrate(pool)
    const { rows } = await pool.query('SELECT rolcreatedb FROM pg_roles WHERE rolname = current_user')
    expect(rows).toEqual([{ rolcreatedb: true }])
    await pool.end()
  })
})
