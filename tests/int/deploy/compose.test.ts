import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { connectMaintenance, dropDatabase } from '@/infra/backup/database/maintenance'
import { createPool } from '@/infra/database/pool'

const PASSWORDS = { SUPERUSER_PASSWORD: 'super1', OWNER_PASSWORD: 'owner1', APPLICATION_PASSWORD: 'application1' }
const isThere = ([program = '', ...args]: string[]) => spawnSync(program, [...args, 'version']).status === 0
const [compose, ...composeArgs] = [['docker', 'compose'], ['docker-compose']].find(isThere) ?? []
const hasClients = spawnSync('psql', ['--version']).status === 0

describe.skipIf(!compose)('The documented Compose file (needs Docker Compose)', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gonggong-compose-'))
    cpSync('compose.yaml', join(folder, 'compose.yaml'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  function check(passwords: Record<string, string>) {
    const lines = Object.entries(passwords).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(folder, '.env'), [readFileSync('.env.example', 'utf8'), ...lines].join(''))
    return spawnSync(compose ?? '', [...composeArgs, 'config'], { cwd: folder, encoding: 'utf8' })
  }

  it('Compose takes the file with the example of .env and the three passwords', () => {
    const { status, stdout, stderr } = check(PASSWORDS)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('postgres://gonggong_application:application1@database:5432/gonggong')
    expect(stdout).toContain('postgres://gonggong:owner1@database:5432/gonggong')
  })

  it('Compose starts nothing without the passwords', () => {
    const { status, stderr } = check({})
    expect(status).not.toBe(0)
    expect(stderr).toContain('set it in .env')
  })
})

describe.skipIf(!hasClients)('The database of the Compose file (needs postgresql-client)', () => {
  const name = `made_${randomBytes(6).toString('hex')}`
  const application = `${name}_application`
  afterAll(async () => {
    const sql = await connectMaintenance(inject('superuserUrl'))
    await dropDatabase(sql, name)
    await sql.query(`DROP ROLE IF EXISTS ${name}; DROP ROLE IF EXISTS ${application}`)
    await sql.end()
  })

  it('One account owns the database and may end the connections of the other, which owns nothing', async () => {
    const { hostname, port, username, password } = new URL(inject('superuserUrl'))
    const made = spawnSync('sh', ['deploy/compose-database.sh'], {
      env: {
        ...{ ...process.env, ...PASSWORDS, DATABASE_NAME: name, POSTGRES_USER: username },
        ...{ PGHOST: hostname, PGPORT: port, PGPASSWORD: password },
      },
      encoding: 'utf8',
    })
    expect([made.status, made.stderr]).toEqual([0, ''])
    const url = new URL(`/${name}`, inject('superuserUrl'))
    Object.assign(url, { username: application, password: PASSWORDS.APPLICATION_PASSWORD })
    const pool = createPool(url.href, 1)
    const { rows } = await pool.query(
      `SELECT owner.rolcreatedb AS "createsDatabases", pg_has_role(owner.oid, current_user, 'USAGE') AS "ends",
         pg_has_role(current_user, owner.oid, 'USAGE') AS "owns", datcollate AS locale
       FROM pg_database JOIN pg_roles owner ON owner.oid = datdba WHERE datname = current_database() AND rolname = $1`,
      [name],
    )
    expect(rows).toEqual([{ createsDatabases: true, ends: true, owns: false, locale: 'C.UTF-8' }])
    await pool.end()
  })
})
