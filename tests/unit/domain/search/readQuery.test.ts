import { describe, expect, it } from 'vitest'
import { queryChoices } from '@/domain/search/queryChoices'
import { readQuery } from '@/domain/search/readQuery'

const SEOUL_JUNG = { codes: ['11140'] }
const pointOf = (query: string) => readQuery(query).point?.name ?? null

describe('Reading a search as a request', () => {
  it.each([
    ['시청역', '시청역'],
    ['광화문', '광화문역'],
    ['강남구청', '강남구청'],
    ['강남구청역', '강남구청역'],
    ['정부세종청사', '정부세종청사'],
    ['정부 세종 청사', '정부세종청사'],
    ['세종문화회관', '광화문역'],
    ['서울시청', '시청역'],
    ['대구시청', '대구광역시청'],
    ['시청역맛집', '시청역'],
    ['강남역에서 가까운 일식', '강남역'],
    ['강남 근처', '강남역'],
    ['tlcjddur', '시청역'],
  ])('%s is about %s', (query, name) => {
    expect(pointOf(query)).toBe(name)
  })

  it.each(['강남', '수원시 맛집', '국수', '갈비 가람', '종로 순희네', '서울카페', '점심', 'cafe', 'ㅅㅊㅇ', '시처'])(
    '%s is about no station or hall',
    (query) => {
      expect(pointOf(query)).toBeNull()
    },
  )

  it('A name in quotation marks is only a name', () => {
    expect(readQuery('"광화문"')).toMatchObject({ point: null, words: '"광화문"' })
  })

  it('A station in a region is the one there; without one the largest is meant and the others are asked about', () => {
    expect(readQuery('부산 시청역').point).toMatchObject({ code: '26470' })
    const reading = readQuery('시청역')
    expect(reading.point).toMatchObject({ code: '11140' })
    expect(queryChoices('시청역', reading)).toContainEqual({ label: '부산 연제구 시청역', q: '부산 연제구 시청역' })
    expect(readQuery('부산 연제구 시청역').point).toMatchObject({ code: '26470' })
  })

  it('A district of several cities is asked about, with the rest of the search kept', () => {
    const choices = queryChoices('중구 맛집', readQuery('중구 맛집'))
    expect(choices).toHaveLength(6)
    expect(choices).toContainEqual({ label: '서울 중구', q: '서울 중구 맛집' })
    expect(queryChoices('서울 중구 맛집', readQuery('서울 중구 맛집'))).toEqual([])
  })

  it('Words that name nothing are left out of what names are searched for', () => {
    expect(readQuery('중구 맛집')).toMatchObject({ words: '', text: '중구' })
    expect(readQuery('시청 근처 한식')).toMatchObject({ kind: { name: '한식' }, words: '', isSure: true })
    expect(readQuery('갈비 맛집 추천')).toMatchObject({ words: '갈비', text: '갈비' })
    expect(readQuery('국밥집')).toMatchObject({ words: '국밥', text: '국밥' })
  })

  it('Text of nothing but such words is searched for as it is', () => {
    for (const query of ['맛집', '식당', '엄마 식당', '순희네 빈대떡', ''])
      expect(readQuery(query)).toMatchObject({ text: query, words: query })
  })

  it('A meal is understood', () => {
    expect(readQuery('점심')).toMatchObject({ meal: 'lunch', words: '' })
    expect(readQuery('회식')).toMatchObject({ meal: 'group', words: '' })
    expect(readQuery('저녁')).toMatchObject({ meal: 'dinner' })
  })

  it('A station whose name may be part of a name is not sure', () => {
    expect(readQuery('신촌 설렁탕')).toMatchObject({ point: { name: '신촌역' }, words: '설렁탕', isSure: false })
    expect(readQuery('신촌역 설렁탕')).toMatchObject({ words: '설렁탕', isSure: true })
  })

  it('Very long text is not read as a request', () => {
    const query = '시청역 '.repeat(50)
    expect(readQuery(query)).toMatchObject({ point: null, text: query })
  })
})

describe('The questions that people ask', () => {
  it.each([
    ['시청역 근처에서 만 원대 점심', { point: { name: '시청역' }, perHeadMax: 20_000, meal: 'lunch', words: '' }],
    ['우리 기관(강남구청) 걸어서 10분 안 국밥', { point: { name: '강남구청' }, radius: 515, words: '국밥' }],
    ['12명 저녁, 한 사람 3만 원, 방이 있을 만한 곳', { point: null, perHeadMax: 30_000, meal: 'group', words: '' }],
    ['정부세종청사 근처 카페', { point: { name: '정부세종청사' }, kind: { category: 'cafe' }, words: '' }],
    ['종로구청 사람들이 자주 가는 중국집', { point: { name: '종로구청' }, kind: { name: '중식' }, words: '' }],
    ['요즘 새로 뜨는 곳(이 동네)', { point: null, district: null, kind: null }],
    ['이 식당 왜 1위인지', { point: null, kind: null }],
    ['이 식당 전화 걸기', { point: null, kind: null }],
    ['길찾기(네이버)', { point: null, kind: null }],
    ['우리 구청이 작년에 가장 많이 쓴 식당', { point: null, kind: null }],
    ['이 기관의 기록 내려받기', { point: null, kind: null }],
    ['두 식당 비교해서 동료에게 보내기', { point: null, kind: null }],
    ['지난주에 본 식당 다시 찾기', { point: null, kind: null }],
    ['폐업했는지', { point: null, kind: null }],
    ['리뷰 쓰고 사진 올리기', { point: null, kind: null }],
    ['잘못된 주소 고쳐 달라고 하기', { point: null, kind: null }],
    ['사장인데 내려 달라고 하기', { point: null, kind: null }],
    ['수원시 맛집(시 전체, 구 여럿)', { point: null, district: { codes: ['41110'] }, words: '' }],
    ['갈비 가람', { point: null, words: '갈비 가람' }],
    ['회식하기 좋은 고깃집', { kind: { name: '고기구이' }, meal: 'group', words: '' }],
    ['cafe', { kind: { category: 'cafe' }, words: '' }],
    ['서울 중구 점심', { district: SEOUL_JUNG, meal: 'lunch', words: '' }],
  ])('%s is understood', (query, expected) => {
    expect(readQuery(query)).toMatchObject(expected)
  })
})
