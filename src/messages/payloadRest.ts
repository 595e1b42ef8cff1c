import {
  REST_CONDITIONS_MAX,
  REST_LIMIT_MAX,
  REST_QUERY_LENGTH_MAX,
  REST_SORTS_MAX,
  REST_TEXT_SEARCHES_MAX,
  REST_VALUE_LENGTH_MAX,
  REST_VALUES_MAX,
} from '@/domain/http/limits'

export const REST_COLLECTION_LABELS: Record<string, string> = {
  restaurants: '식당',
  visits: '방문 기록',
  agencies: '기관',
  departments: '부서',
  regions: '지역',
  'source-documents': '원문',
  media: '식당 사진',
  posts: '게시글',
  comments: '댓글',
  faqs: '자주 묻는 질문',
  'place-collections': '모아 보기',
  'terms-versions': '약관',
}

export const REST_SUMMARIES = {
  find: (label: string) => `Payload의 REST로 ${label} 문서를 찾아요.`,
  count: (label: string) => `Payload의 REST로 조건에 맞는 ${label} 문서의 수를 세요.`,
  read: (label: string) => `Payload의 REST로 ${label} 문서 하나를 읽어요.`,
  file: '식당 사진의 파일을 읽어요.',
}

export const REST_PARAMETERS = {
  id: '문서 번호.',
  filename: '파일의 이름. 문서의 filename, 작은 사진은 sizes.card.filename이에요.',
  page: '쪽. 1부터.',
  limit: `한 쪽의 문서 수. ${REST_LIMIT_MAX}까지이고, 그보다 크거나 0이어도 그만큼 답해요.`,
  depth: '1이면 이어진 문서를 번호 대신 담아요.',
  pagination: 'false여도 limit까지만 답해요. totalDocs는 언제나 조건에 맞는 모든 문서의 수예요.',
  sort: (fields: string) => `순서. 거꾸로는 앞에 -를 붙이고, 쉼표로 ${REST_SORTS_MAX}개까지 이어요. 항목: ${fields}`,
  where: (fields: string) => `where[항목][비교]=값. 항목과 비교: ${fields}`,
}

export const REST_ANSWERS = {
  docs: '이 쪽의 문서.',
  totalDocs: '조건에 맞는 모든 문서의 수.',
  totalPages: '쪽 수.',
  limit: '한 쪽의 문서 수.',
  page: '쪽.',
  pagingCounter: '이 쪽의 첫 문서가 몇 번째인지.',
  hasNextPage: '다음 쪽이 있으면 true.',
  hasPrevPage: '앞 쪽이 있으면 true.',
  nextPage: '다음 쪽. 없으면 null.',
  prevPage: '앞 쪽. 없으면 null.',
}

export const REST_REFERENCE = '이어진 문서의 번호. depth가 1이고 그 문서가 보이면 문서.'

/** Where the API has other words for fields of the same name. */
export const REST_FIELD_LABELS: Record<string, string> = {
  title: '제목.',
  name: '이름.',
  code: '코드나 종류.',
  body: '본문(Markdown).',
  category: '분류.',
  content: '내용.',
  status: '상태.',
  headcount: '인원.',
  places: '방문자에게는 언제나 비어 있어요. 식당은 /api/v1/collections에 있어요.',
  message: '무엇이 잘못되었고 어떻게 고치는지.',
  reply: '공개 성적표에 대한 기관의 답변.',
}

export const REST_LIMITS: readonly string[] = [
  `조건은 ${REST_CONDITIONS_MAX.visitor}개까지이고 and와 or로 묶을 수 있어요.`,
  `그 가운데 like, contains, not_like는 ${REST_TEXT_SEARCHES_MAX}개까지예요.`,
  `값은 ${REST_VALUE_LENGTH_MAX}자, in의 값은 ${REST_VALUES_MAX.visitor}개까지예요.`,
  `주소의 ? 뒤는 ${REST_QUERY_LENGTH_MAX.visitor.toLocaleString('ko')}자까지예요.`,
  'contains와 not_like는 적은 글자 그대로(%와 _도), like는 띄어 쓴 낱말이 모두 있는지 대소문자 없이 찾아요.',
  '거리로 찾기(near)는 여기에 없어요. /api/v1/restaurants의 near를 써 주세요.',
  `받지 않는 항목, 비교, 매개변수에는 400과 까닭을 { "errors": [{ "message" }] }로 답해요.`,
]

/** `/developers`, `docs/api.md` and a test use the same. */
export const REST_EXAMPLES: readonly { path: string; label: string }[] = [
  {
    path: '/api/restaurants?where[name][contains]=국밥&where[category][equals]=restaurant&sort=-updatedAt&limit=5',
    label: '이름에 국밥이 있는 식당, 새로 바뀐 것부터',
  },
  { path: '/api/restaurants/count?where[name][not_like]=국밥', label: '이름에 국밥이 없는 식당의 수' },
  { path: '/api/visits?where[agency][equals]=1&sort=-id&depth=1&limit=3', label: '한 기관의 방문 기록과 그 식당' },
  {
    path: '/api/regions?where[or][0][subAdd1][equals]=서울특별시&where[or][1][subAdd1][equals]=인천광역시&sort=code&limit=100',
    label: '서울과 인천의 시군구',
  },
  { path: '/api/terms-versions?where[code][equals]=tos&sort=-version&limit=1', label: '가장 새 이용약관' },
]
