import type { GroupQuery } from '@/domain/plan/schemas'

/** Empty fields are left out. The browser has validated the numbers. */
export function groupOfForm(form: HTMLFormElement): GroupQuery {
  const given = new FormData(form)
  const read = (name: keyof GroupQuery): number | undefined => {
    const value = given.get(name)
    return typeof value === 'string' && value !== '' ? Number(value) : undefined
  }
  return {
    headcount: read('headcount') ?? 0,
    per_head_max: read('per_head_max') ?? 0,
    weekday: read('weekday'),
    hour: read('hour'),
  }
}
