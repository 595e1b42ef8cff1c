import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { MigrateArgs } from './migration'

interface Rows<Row> {
  rows: Row[]
}

function key(): Buffer {
  const { PAYLOAD_SECRET } = process.env
  if (!PAYLOAD_SECRET) throw new Error('PAYLOAD_SECRET is not set: the tokens of shared lists cannot be sealed')
  return Buffer.from(hkdfSync('sha256', PAYLOAD_SECRET, '', 'favorite_shares', 32))
}

/** As `sealToken`: nonce, tag, ciphertext. */
function seal(token: string): string {
  const nonce = randomBytes(12)
  const gcm = createCipheriv('aes-256-gcm', key(), nonce)
  const text = gcm.update(token, 'utf8', 'hex') + gcm.final('hex')
  return nonce.toString('hex') + gcm.getAuthTag().toString('hex') + text
}

function open(sealed: string): string {
  const gcm = createDecipheriv('aes-256-gcm', key(), Buffer.from(sealed.slice(0, 24), 'hex'))
  gcm.setAuthTag(Buffer.from(sealed.slice(24, 56), 'hex'))
  return gcm.update(sealed.slice(56), 'hex', 'utf8') + gcm.final('utf8')
}

/** The hash finds a list, and only its owner can decrypt the token: a copy of the table opens no list. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE favorite_shares ADD COLUMN token_hash bytea, ADD COLUMN sealed_token bytea')
  const { rows } = (await db.execute('SELECT token FROM favorite_shares')) as Rows<{ token: string }>
  for (const { token } of rows)
    await db.execute(`UPDATE favorite_shares SET token_hash = sha256(convert_to(token, 'UTF8')),
      sealed_token = decode('${seal(token)}', 'hex') WHERE token = '${token}'`)
  await db.execute(`
    ALTER TABLE favorite_shares DROP COLUMN token,
      ALTER COLUMN sealed_token SET NOT NULL,
      ADD PRIMARY KEY (token_hash),
      ADD CHECK (octet_length(token_hash) = 32)`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE favorite_shares ADD COLUMN token text')
  const { rows } = (await db.execute(`SELECT encode(sealed_token, 'hex') AS sealed FROM favorite_shares`)) as Rows<{
    sealed: string
  }>
  for (const { sealed } of rows)
    await db.execute(
      `UPDATE favorite_shares SET token = '${open(sealed)}' WHERE sealed_token = decode('${sealed}', 'hex')`,
    )
  await db.execute(`
    ALTER TABLE favorite_shares DROP COLUMN token_hash, DROP COLUMN sealed_token, ADD PRIMARY KEY (token)`)
}
