import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { applyPageStatus } from '@/http/responseHeaders'
import { runRequest, setPageStatus } from '@/infra/requestContext'

async function statusOf(listener: RequestListener, paths: string[] = ['/']): Promise<number[]> {
  const server = createServer(listener)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const answers = await Promise.all(paths.map((path) => fetch(`http://127.0.0.1:${port}${path}`)))
  await new Promise((done) => server.close(done))
  return answers.map(({ status }) => status)
}

it('A page sets the status of its own request while it renders', async () => {
  const listener: RequestListener = (req, res) =>
    void runRequest(async (request) => {
      applyPageStatus(res, request)
      await setTimeout(5)
      if (req.url === '/missing') setPageStatus(404)
      if (req.url === '/wrong') setPageStatus(400)
      await setTimeout(5)
      res.write('a page')
      res.end()
    })
  expect(await statusOf(listener, ['/', '/missing', '/wrong', '/'])).toEqual([200, 404, 400, 200])
})

it('A status other than 200 stays, even if the page sets another', async () => {
  const listener: RequestListener = (_req, res) =>
    runRequest((request) => {
      applyPageStatus(res, request)
      setPageStatus(404)
      res.writeHead(308, { Location: '/elsewhere' }).end()
    })
  expect(
    await statusOf((req, res) => (req.url === '/elsewhere' ? res.writeHead(204).end() : listener(req, res))),
  ).toEqual([204])
})

it('Setting a page status outside a request has no effect', () => expect(() => setPageStatus(404)).not.toThrow())
