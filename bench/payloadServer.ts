import { createServer } from 'node:http'
import next from 'next'
import { announce } from './servers'

/** The built application behind Next's own request handler: Payload's generated REST as it comes. */
const app = next({ dev: false })
await app.prepare()
const handle = app.getRequestHandler()
announce(createServer((req, res) => void handle(req, res)))
