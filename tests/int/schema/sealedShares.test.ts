import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { shareFavorites, readSharedList } from '@/server/favorites/sharedLists'
import { listFolders } from '@/server/favorites/folders'
import { transaction } from '@/infra/database/pool'
import { down, up } from '../../../migrations/20261128_004000_sealed_shares'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { emptyTables } from '../setup/emptyTables'
import { addMember, dumpDatabase } from '../setup/members'
import { RESTAURANTS, seedDirectory } from '../setup/directory'

const SECRET = 'only-for-these-tests-0123456789'

describe('Tokens of shared lists', () => {
  let database: TestDatabase
  let member: number
  let token: string
  const before = process.env.PAYLOAD_SECRET
  const migrateWith = (step: typeof up) =>
    transaction(database.pool, (client) => step({ db: { execute: (text) => client.query(text) } }))
  beforeAll(async () => {
    database = await createTestDatabase()
    process.env.PAYLOAD_SECRET = SECRET
    await seedDirectory(database.pool, RESTAURANTS)
  })
  beforeEach(async () => {
    await emptyTables(database.pool, ['favorite_shares', 'users'])
    member = await addMember(database.pool, { nickname: '나누는 사람' })
    const shared = await shareFavorites(database.pool, member, null, SECRET)
    token = shared.ok ? shared.value.token : ''
  })
  afterAll(async () => {
    if (before === undefined) delete process.env.PAYLOAD_SECRET
    else process.env.PAYLOAD_SECRET = before
    await database.drop()
  })

  const isWhole = async (): Promise<void> => {
    expect((await readSharedList(database.pool, token, 1))?.nickname).toBe('나누는 사람')
    expect((await listFolders(database.pool, member, SECRET)).share_token).toBe(token)
  }

  it('A copy of the database holds no token that opens a list, and its owner still sees the link', async () => {
    expect(token).toMatch(/^[\w-]{22}$/)
    expect(await dumpDatabase(database.pool)).not.toContain(token)
    await isWhole()
  })

  it('A link that was made before the migration works after it, and after the way back', async () => {
    await migrateWith(down)
    const { rows } = await database.pool.query('SELECT token FROM favorite_shares')
    expect(rows).toEqual([{ token }])
    await migrateWith(up)
    await isWhole()
  })

  it('Where the secret is another one, the owner gets a new link, and the old one ends', async () => {
    expect((await listFolders(database.pool, member, `${SECRET}-another`)).share_token).toBeNull()
    const shared = await shareFavorites(database.pool, member, null, `${SECRET}-another`)
    expect(shared).toMatchObject({ ok: true })
    expect(await readSharedList(database.pool, token, 1)).toBeNull()
    expect(shared.ok && (await readSharedList(database.pool, shared.value.token, 1))?.nickname).toBe('나누는 사람')
  })
})
