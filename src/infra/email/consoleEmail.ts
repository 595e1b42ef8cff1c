import type { SendEmailOptions } from 'payload'
import type { Email } from './email'

const lineOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const consoleEmail = (print: (text: string) => void = (text) => void process.stdout.write(text)): Email => ({
  name: 'console',
  defaultFromAddress: 'no-reply@localhost',
  defaultFromName: '공공밥상',
  sendEmail: ({ to, subject, text }: SendEmailOptions) => {
    print(`\n--- ${lineOf(to)}\n${lineOf(subject)}\n\n${lineOf(text)}\n---\n`)
    return Promise.resolve()
  },
})
