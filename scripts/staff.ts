import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { getPayload, ValidationError } from 'payload'
import { boot } from '@/boot'
import { ROLES, type Role } from '@/domain/roles'
import { env, requireProduction } from '@/infra/env'
import { CommandError, runCommand } from './runCommand'

/**
 * `npm run staff -- --email E --nickname N [--role admin|moderator]`: makes a staff account, on the server's own
 * command line, and prints its password once. A new installation has no account and no door to make one.
 */
async function staff(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, nickname: { type: 'string' }, role: { type: 'string', default: 'admin' } },
  })
  const { email, nickname, role } = values
  if (!email || !nickname) throw new CommandError('쓰는 법: npm run staff -- --email 주소 --nickname 이름 [--role admin|moderator]')
  if (!ROLES.includes(role as Role) || role === 'user') throw new CommandError(`--role ${role}: admin 또는 moderator 여야 합니다.`)
  if (env().NODE_ENV === 'production') requireProduction(env())
  const booted = await boot()
  try {
    const { default: config } = await import('../payload.config')
    const payload = await getPayload({ config })
    const password = randomBytes(12).toString('base64url')
    // No person is acting: the command line of the server is the authority here.
    await payload.create({ collection: 'users', data: { email, nickname, role: role as Role, password }, overrideAccess: true })
    console.log(`${nickname}(${email}) 계정을 만들었습니다. 비밀번호는 지금만 보입니다: ${password}`)
  } catch (error) {
    if (error instanceof ValidationError) throw new CommandError(`계정을 만들지 못했습니다. 주소를 확인해 주십시오(이미 있는 주소일 수 있습니다): ${email}`)
    throw error
  } finally {
    await booted.close()
  }
  process.exit(0)
}

void runCommand(staff)
