import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { boot } from '@/boot'
import { isStaffRole, type StaffRole } from '@/domain/roles'
import type { Result } from '@/domain/result'
import { env, requireProduction } from '@/infra/env'
import { ROLE_LABELS } from '@/messages/labels'
import { STAFF_COMMAND } from '@/messages/cli/commands'
import { messageOf } from '@/messages/violations'
import { createStaff } from '@/server/staff/createStaff'
import { setPassword } from '@/server/staff/password'
import { UsageError, runCli } from './runCli'
import { askPassword } from './staff/askPassword'

const messageUnless = (result: Result, message: string): string => {
  if (!result.ok) throw new UsageError(messageOf(result.violation))
  return message
}

/** `create EMAIL` or `password EMAIL`. A new installation has no other way to create an account. */
async function staff(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { nickname: { type: 'string' }, role: { type: 'string', default: 'admin' } },
  })
  const [verb, email, ...more] = positionals
  if ((verb !== 'create' && verb !== 'password') || !email || more.length) throw new UsageError(STAFF_COMMAND.usage)
  const { role } = values
  if (!isStaffRole(role)) throw new UsageError(STAFF_COMMAND.wrongRole(role))
  if (env().NODE_ENV === 'production') requireProduction(env())
  const password = await askPassword()
  const booted = await boot()
  try {
    console.log(
      await (verb === 'create'
        ? create(booted.pool, email, values.nickname, role, password)
        : change(booted.pool, email, password)),
    )
  } finally {
    await booted.close()
  }
  process.exit(0)
}

/** Named after their role by default, with a number from the second one on. */
async function create(
  pool: Pool,
  email: string,
  asked: string | undefined,
  role: StaffRole,
  password: string,
): Promise<string> {
  for (let number = 1; ; number++) {
    const nickname = asked ?? (number === 1 ? ROLE_LABELS[role] : `${ROLE_LABELS[role]} ${number}`)
    const created = await createStaff(pool, { email, nickname, role, password })
    if (created.ok || created.violation.code !== 'nickname-taken' || asked !== undefined)
      return messageUnless(created, STAFF_COMMAND.created(email, ROLE_LABELS[role]))
  }
}

const change = async (pool: Pool, email: string, password: string): Promise<string> =>
  messageUnless(await setPassword(pool, email, password), STAFF_COMMAND.passwordSet(email))

void runCli(staff)
