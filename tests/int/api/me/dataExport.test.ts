import type { OpenAPIHono } from '@hono/zod-openapi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '@/api/createApi'
import { DATA_EXPORTS_PER_HOUR } from '@/domain/member/limits'
import { log } from '@/infra/log'
import { NOTIFICATION_KIND_LABELS } from '@/messages/site/notifications'
import { seedMemberContent } from '../../setup/memberContent'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { seedDirectory, RESTAURANTS } from '../../setup/directory'
import { addMember, ISSUER, memberBrowser } from '../../setup/members'
import { addRow } from '../../setup/rows'

type Rows = Record<string, unknown>[]
const isInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string

describe('Member data export', () => {
  let database: TestDatabase
  let app: OpenAPIHono
  let restaurants: [number, number]
  let neighbour: number
  let foreignReview: number
  beforeAll(async () => {
    log.level = 'silent'
    database = await createTestDatabase()
    app = createApi({
      pool: database.pool,
      members: { pool: database.pool, secret: 'only-for-these-tests-0123456789', trustedProxies: 0 },
    })
    const ids = await seedDirectory(database.pool, RESTAURANTS)
    restaurants = [ids.get('닭한마리') ?? 0, ids.get('빈대떡') ?? 0]
    neighbour = await addMember(database.pool, {
      nickname: '옆집사람',
      subject: '55550000',
      email: 'neighbour@people.example',
    })
    const review = { restaurant_id: restaurants[0], user_id: neighbour, content: '남의 말' }
    foreignReview = await addRow(database.pool, 'reviews', review)
  })
  afterAll(() => database.drop())

  const takeAlong = async (id: number) =>
    (await memberBrowser(app, database.pool, id, 'Safari · iPhone')).send<Record<string, Rows>>(
      'GET',
      '/api/v1/me/data',
    )

  it('A data export holds all of the member’s data in Korean, in a file named with the date', async () => {
    const id = await addMember(database.pool, {
      nickname: '챙기는 이',
      subject: '77001',
      email: 'taker@people.example',
    })
    await database.pool.query(`UPDATE users SET region = '서울 종로' WHERE id = $1`, [id])
    const { photo, loose } = await seedMemberContent(database.pool, id, restaurants, foreignReview)
    const muted = await addMember(database.pool, { nickname: '보지 않을 사람' })
    await addRow(database.pool, 'member_mutes', { user_id: id, muted_id: muted })
    await addRow(database.pool, 'notification_mutes', { user_id: id, kind: 'post_comment' })
    await addRow(database.pool, 'record_notes', { subject_type: 'faq', subject_id: id, text: '남의 메모' })
    const { status, headers, body } = await takeAlong(id)
    expect([status, headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([
      200,
      'no-store',
      'application/json; charset=utf-8',
    ])
    const [ascii, utf8] = (headers.get('Content-Disposition') ?? '').split("; filename*=UTF-8''")
    expect(ascii).toMatch(/^attachment; filename="gonggong-bapsang-data-\d{4}-\d\d-\d\d\.json"$/)
    const day = /\d{4}-\d\d-\d\d/.exec(ascii ?? '')?.[0]
    expect(utf8).toBe(`gonggong-bapsang-%EB%82%B4%EC%A0%95%EB%B3%B4-${day}.json`)
    const place = (n: number) => ({
      식당: n ? '빈대떡' : '닭한마리',
      주소: `http://localhost/restaurants/${restaurants[n]}`,
    })
    expect(body).toMatchObject({
      계정: { 닉네임: '챙기는 이', 지역: '서울 종로', 권한: '회원', 가입한_때: isInstant },
      로그인_수단: [{ 제공자: ISSUER, 회원_식별값: '77001', 이메일: 'taker@people.example', 연결한_때: isInstant }],
      내_사무실: { 이름: '우리 청사', 위도: 37.5641, 경도: 126.998, 저장한_때: isInstant },
      소식_받는_곳: [{ 이름: '서울특별시 종로구', 누른_때: isInstant }],
      소식_메일: { 이메일: 'news@people.example', 보내는_때: '한 주에 한 번 (월요일 아침)', 정한_때: isInstant },
      확인을_기다리는_소식_메일: { 이메일: 'later@people.example', 링크의_기한: isInstant },
      알림을_받는_브라우저: [{ 푸시_서비스의_주소: `https://web.push.apple.com/${id}`, 기기: 'Firefox · Linux' }],
      권한_기록: [{ 권한: '운영자', 정해진_때: isInstant }, { 권한: '회원' }],
      즐겨찾기_폴더: [{ 이름: '점심 후보', 나눔_주소: expect.stringContaining('/lists/share-photo-') as string }],
      즐겨찾기: [
        { ...place(0), 폴더: '점심 후보', 저장한_때: isInstant },
        { ...place(1), 폴더: null },
      ],
      리뷰: [
        {
          ...place(0),
          별점: 4,
          내용: '국물이 시원해요.',
          사진: [`http://localhost/api/v1/photos/${photo}`],
          상태: '공개',
          쓴_때: isInstant,
          고친_때: null,
          지운_때: null,
        },
        { ...place(1), 내용: '버린 말', 지운_때: isInstant },
      ],
      리뷰나_글에_쓰지_않은_사진: [`http://localhost/api/v1/photos/${loose}`],
      도움이_되었다고_한_리뷰: [{ ...place(0), 누른_때: isInstant }],
      글: [
        { 게시판: '자유게시판', 제목: '남긴 글', 상태: '공개', 쓴_때: isInstant },
        { 내용: '버린 말', 지운_때: isInstant },
      ],
      댓글: [{ 글: '남긴 글', 내용: '남긴 댓글' }, { 내용: '버린 말' }],
      신고: [
        {
          ...place(0),
          종류: '리뷰',
          이유: '광고·도배',
          설명: '광고 같아요.',
          처리: '처리 대기',
          신고한_때: isInstant,
        },
      ],
      숨긴_회원: [{ 닉네임: '보지 않을 사람', 숨긴_때: isInstant }],
      알림: [{ 내용: '신고하신 글에 대해 살펴보았으나 그대로 두기로 했어요.', 받은_때: isInstant }],
      받지_않는_알림: [NOTIFICATION_KIND_LABELS.post_comment],
      운영자가_남긴_메모: [{ 내용: '전화로 문의함', 남긴_때: isInstant }],
      로그인한_기기: [{ 기기: 'Firefox · Linux' }, { 종류: '회원', 기기: 'Safari · iPhone', 로그인한_때: isInstant }],
    })
    const { rows } = await database.pool.query<{ title: string; version: number }>(
      'SELECT title, version::int FROM terms_versions t JOIN consents c ON c.terms_id = t.id WHERE c.user_id = $1',
      [id],
    )
    expect(rows.length).toBeGreaterThan(2)
    expect(body.약관_동의).toHaveLength(rows.length)
    for (const { title, version } of rows)
      expect(body.약관_동의).toContainEqual({ 약관: title, 판: version, 동의: true, 정한_때: isInstant })
  })

  it('A data export holds no data of other members', async () => {
    const id = await addMember(database.pool, { nickname: '홀로 챙김' })
    await seedMemberContent(database.pool, id, restaurants, foreignReview)
    await seedMemberContent(database.pool, neighbour, [restaurants[1], restaurants[0]], foreignReview)
    const { text } = await takeAlong(id)
    for (const foreign of ['옆집사람', '55550000', 'neighbour@people.example', '남의 말'])
      expect(text).not.toContain(foreign)
  })

  it('A member’s exports have an hourly limit, and those beyond it leave no entry in the audit record', async () => {
    const id = await addMember(database.pool, { nickname: '자꾸 챙김' })
    const { send } = await memberBrowser(app, database.pool, id)
    for (let i = 0; i < DATA_EXPORTS_PER_HOUR; i++) expect((await send('GET', '/api/v1/me/data')).status).toBe(200)
    for (let i = 0; i < 5; i++) {
      const refused = await send('GET', '/api/v1/me/data')
      expect([refused.status, refused.body.error?.code]).toEqual([429, 'rate-limited'])
      expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    const entries = `SELECT FROM audit_log WHERE event = 'data_exported' AND subject_id = $1`
    expect((await database.pool.query(entries, [id])).rowCount).toBe(DATA_EXPORTS_PER_HOUR)
  })

  it('A new member who owes consent can export empty lists, and a visitor gets 401', async () => {
    const id = await addMember(database.pool, { nickname: '갓 온 이', agreed: false })
    const { status, body } = await takeAlong(id)
    expect([status, body.리뷰, body.즐겨찾기, body.약관_동의, body.내_사무실]).toEqual([200, [], [], [], null])
    expect((await app.request('/api/v1/me/data')).status).toBe(401)
  })
})
