import { createServer } from 'node:http'
import next from 'next'
import { boot } from './boot'
import { env } from '@/infra/env'
import { log } from '@/infra/log'

const { PORT, HOST, NODE_ENV } = env()
const booted = await boot()
const app = next({ dev: NODE_ENV !== 'production', hostname: HOST, port: PORT })
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer((req, res) => void handle(req, res))
server.listen(PORT, HOST, () => log.info({ url: `http://${HOST}:${PORT}` }, 'listening'))

const stop = async () => {
  server.close()
  server.closeAllConnections()
  await app.close()
  await booted.close()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
