import { inBoth } from './commandErrors'

export const DATABASE_ERRORS = {
  pooler: (detail: string) =>
    inBoth(
      `DATABASE_URL과 PostgreSQL 사이에서 연결의 설정이 사라져요(${detail}). ` +
        'PgBouncer 같은 연결 풀러를 거치지 않는 주소를 적어 주세요. 연결의 수는 DATABASE_CONNECTIONS로 정할 수 있어요.',
      'Settings of a connection get lost between DATABASE_URL and PostgreSQL. Use an address without a pooler such ' +
        'as PgBouncer; DATABASE_CONNECTIONS limits the connections.',
    ),
  tooFewConnections: (needed: number, available: number) =>
    inBoth(
      `서버 프로세스 하나에 데이터베이스 연결이 ${needed}개까지 필요한데, 쓸 수 있는 연결은 ${available}개예요. ` +
        'DATABASE_CONNECTIONS를 줄이거나 PostgreSQL의 max_connections(또는 계정의 CONNECTION LIMIT)를 늘려 주세요.',
      `A server process opens up to ${needed} connections, and the database allows ${available}. Lower ` +
        "DATABASE_CONNECTIONS, or raise PostgreSQL's max_connections (or the account's CONNECTION LIMIT).",
    ),
} as const
