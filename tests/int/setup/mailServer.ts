import { createServer, type Socket } from 'node:net'

export interface MailServer {
  /** smtp://127.0.0.1:… */
  url: string
  /** all that clients said, in order */
  spoken: string[]
  /** messages that were taken, with their headers */
  taken: string[]
  close: () => Promise<void>
}

/**
 * A mail server on this machine. `answerTo`: its answer to a receiver, such as '250 ok' or '550 no such person'.
 */
export async function startMailServer(answerTo: (receiver: string) => string = () => '250 ok'): Promise<MailServer> {
  const [spoken, taken, sockets]: [string[], string[], Set<Socket>] = [[], [], new Set()]
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    const say = (line: string) => void socket.write(`${line}\r\n`)
    let message: string | null = null
    say('220 mail.example')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      spoken.push(text)
      if (message !== null) {
        message += text
        if (!message.endsWith('\r\n.\r\n')) return
        taken.push(message)
        message = null
        return say('250 taken')
      }
      if (/^(EHLO|HELO|MAIL)/.test(text)) return say('250 mail.example')
      if (text.startsWith('RCPT')) return say(answerTo(/<(.*)>/.exec(text)?.[1] ?? ''))
      if (!text.startsWith('DATA')) return say('250 ok')
      message = ''
      return say('354 go on')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    spoken,
    taken,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
