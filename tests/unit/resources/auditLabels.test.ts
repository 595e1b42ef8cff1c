import { expect, it } from 'vitest'
import { DEFINED } from '@/resources/defined'
import { type Definition, writtenFields } from '@/resources/definition'
import { auditedFieldLabel } from '@/resources/auditLabels'

it('Every field that people write in a defined resource has Korean words in the audit log', () => {
  const wordless = (Object.values(DEFINED) as Definition[]).flatMap((one) =>
    Object.entries(writtenFields(one))
      .map(([name, column]) => (column === true ? name : column))
      .filter((name) => !/[가-힣]/.test(auditedFieldLabel(name, one.subject as never)))
      .map((name) => `${one.key}.${name}`),
  )
  expect(wordless).toEqual([])
})
