import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/infra/env'
import type { StaffRole } from '@/domain/roles'

export interface DemoSignIn {
  label: string
  nickname: string
  role: StaffRole
  email: string
  password: string
}

const PEOPLE: Omit<DemoSignIn, 'password'>[] = [
  { label: '관리자', nickname: '체험 관리자', role: 'admin', email: 'admin@demo.example' },
  { label: '운영자', nickname: '체험 운영자', role: 'moderator', email: 'moderator@demo.example' },
]

/** Passwords are generated once per data folder, so no two machines share one. */
export function demoSignIns(): DemoSignIn[] {
  const file = join(env().DATA_DIR, 'demo-sign-ins.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as DemoSignIn[]
  const made = PEOPLE.map((person) => ({ ...person, password: randomBytes(9).toString('base64url') }))
  writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 })
  return made
}
