import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the fake server does instead of answering, once each and in order. */
export type InjectedFault = { status: number; headers?: Record<string, string>; body?: string } | 'hang'

export interface ReceivedRequest {
  search: string
  query: string
  group: string | null
  radius: string | null
  authorization: string | undefined
}

type Document = Record<string, unknown>

/** A local server that answers like Kakao Local, or fails like it. */
export interface FakeKakaoLocal {
  url: string
  requests: ReceivedRequest[]
  faults: InjectedFault[]
  /** after the faults: the documents found for a request */
  find: (received: ReceivedRequest) => Document[] | Promise<Document[]>
  /** whether a response is complete */
  isEnd: boolean
  close: () => Promise<void>
}

export async function startFakeKakaoLocal(): Promise<FakeKakaoLocal> {
  const waiting = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stand.in')
    const received: ReceivedRequest = {
      search: /^\/v2\/local\/search\/(\w+)\.json$/.exec(pathname)?.[1] ?? pathname,
      query: searchParams.get('query') ?? '',
      group: searchParams.get('category_group_code'),
      radius: searchParams.get('radius'),
      authorization: request.headers.authorization,
    }
    fake.requests.push(received)
    const fault = fake.faults.shift()
    if (fault === 'hang') waiting.add(response)
    else if (fault) response.writeHead(fault.status, fault.headers).end(fault.body ?? '{"msg":"no"}')
    else {
      const answer = { meta: { is_end: fake.isEnd, later_field: 1 }, documents: await fake.find(received) }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    }
  })
  const fake: FakeKakaoLocal = {
    url: '',
    requests: [],
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
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return fake
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
