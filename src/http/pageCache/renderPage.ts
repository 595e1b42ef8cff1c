import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import inject from 'light-my-request'
import { type RequestContext, runRequest } from '@/infra/requestContext'
import { reject, TOO_BUSY } from '../gate/reject'
import { startMarkup } from '../markupRenderer'
import type { RouterHeaders } from '../next/privateOutput'
import { applyPageStatus } from '../responseHeaders'
import { limitRenders } from '../requestAdmission'

export type RenderPages = (req: IncomingMessage, res: ServerResponse) => unknown

export type FetchAnswer = (request: globalThis.Request) => Response | Promise<Response>

export interface RenderedPage {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  request: RequestContext
}

/** Pages are the same for every host. */
const HOST = 'localhost'

/** Without cookies, host or encodings of the caller, so that it may be shown to anyone. `url`: path and query */
export const renderPage = (
  render: RenderPages,
  { url, path, headers }: { url: string; path: string; headers: RouterHeaders },
): Promise<RenderedPage> =>
  runRequest(async (request) => {
    startMarkup(request, headers)
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await inject(
      (req, res) => {
        const [incoming, outgoing] = [req, res]
        limitRenders(path, outgoing)
          .then((mayRender) => {
            if (!mayRender) return reject(incoming, outgoing, TOO_BUSY)
            applyPageStatus(outgoing, request)
            return render(incoming, outgoing)
          })
          .catch((error: Error) => outgoing.destroy(error))
      },
      { method: 'GET', url, headers: { host: HOST, ...headers } },
    )
    return { status: statusCode, headers: answered, body: rawPayload, request }
  })

/** Anonymous, like `renderPage`. */
export const renderAnswer = (answer: FetchAnswer, url: string): Promise<RenderedPage> =>
  runRequest(async (request) => {
    const response = await answer(new Request(`http://${HOST}${url}`))
    const body = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: Object.fromEntries(response.headers), body, request }
  })
