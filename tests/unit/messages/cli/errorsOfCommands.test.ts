import { describe, expect, it } from 'vitest'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'

const SENTENCES = Object.entries({ ...COMMAND_ERRORS, ...EMBEDDED_DATABASE }).map(([name, sentence]) => {
  const say = sentence as string | ((...given: unknown[]) => string)
  return [name, typeof say === 'string' ? say : say(['folder'], 'second', 'third', 'fourth')] as const
})

describe('Errors of commands', () => {
  it.each(SENTENCES)('%s is said in Korean, then in English', (_, sentence) => {
    const lines = sentence.split('\n')
    const english = lines.findIndex((line) => /^[\w/$]/.test(line) && !/[가-힣]/.test(line))
    expect(english).toBeGreaterThan(0)
    expect(lines.slice(0, english).join('\n')).toMatch(/[가-힣].*[.]/)
  })
})
