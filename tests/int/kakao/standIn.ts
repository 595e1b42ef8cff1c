import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in does instead of answering, once each and in order. */
export type Fault = { status: number; headers?: Record<string, string>; body?: string } | 'hang'

export interface Question {
  search: string
  query: string
  group: string | null
  radius: string | null
  authorization: string | undefined
}

type Document = Record<string, unknown>

/** A local server that speaks as Kakao Local does, or fails as it may. */
export interface StandIn {
  url: string
  questions: Question[]
  faults: Fault[]
  /** after the faults: what is found for a question */
  find: (question: Question) => Document[] | Promise<Document[]>
  /** whether an answer is all there is */
  isEnd: boolean
  close: () => Promise<void>
}

export async function startStandIn(): Promise<StandIn> {
  const waiting = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand.in')
    const question: Question = {
      search: /^\/v2\/local\/search\/(\w+)\.json$/.exec(pathname)?.[1] ?? pathname,
      query: searchParams.get('query') ?? '',
      group: searchParams.get('category_group_code'),
      radius: searchParams.get('radius'),
      authorization: request.headers.authorization,
    }
    standIn.questions.push(question)
    const fault = standIn.faults.shift()
    if (fault === 'hang') waiting.add(response)
    else if (fault) response.writeHead(fault.status, fault.headers).end(fault.body ?? '{"msg":"no"}')
    else {
      const answer = { meta: { is_end: standIn.isEnd, later_field: 1 }, documents: await standIn.find(question) }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    }
  })
  const standIn: StandIn = {
    url: '',
    questions: [],
    faults: [],
    find: () => [],
    isEnd: true,
    async close() {
      for (const response of waiting) response.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return standIn
}

/** A place as Kakao writes one. */
export const placeDocument = (id: string, name: string, [y, x]: [number, number], more: Document = {}): Document => ({
  id,
  place_name: name,
  category_name: '음식점 > 한식 > 국밥',
  category_group_code: 'FD6',
  phone: '',
  address_name: '',
  road_address_name: '',
  place_url: `http://place.example/${id}`,
  x: String(x),
  y: String(y),
  ...more,
})

/** A numbered address as Kakao writes one. */
export const addressDocument = (address: string, [y, x]: [number, number], type = 'ROAD_ADDR'): Document => ({
  address_name: address,
  address_type: type,
  x: String(x),
  y: String(y),
  road_address: { building_name: '' },
})
