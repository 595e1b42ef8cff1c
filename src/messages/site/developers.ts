export const DEVELOPERS = {
  reads: '읽기',
  required: '필수',
  markdownTitle: '마크다운으로 읽기',
  markdown:
    '모든 공개 화면은 주소 끝에 .md를 붙이거나 Accept: text/markdown으로 요청하면 마크다운으로 답해요. ' +
    '첫 화면은 /index.md예요. 매개변수는 화면과 같아요. 무엇이 있는지는 /llms.txt에 적어 두었어요.',
  markdownCommand: '마크다운 명령',
  guideCommand: '안내를 읽는 명령',
  mcpTitle: 'MCP 서버',
  mcp:
    'Model Context Protocol을 쓰는 프로그램은 /mcp에 연결해요(streamable HTTP). 로그인도 세션도 없고 읽기만 해요. ' +
    '도구는 공개 API와 같은 값을 답하고, 한도도 같아요. JSON-RPC 묶음은 받지 않아요.',
  mcpCommand: 'MCP 서버의 도구 보기',
  embedTitle: '다른 사이트에 넣기',
  embed:
    '식당 하나나 목록을 다른 사이트의 화면에 넣을 수 있어요. 10KB가 안 되고 스크립트와 쿠키를 쓰지 않아요. ' +
    '목록은 /embed/list에 목록의 조건을 그대로 붙여요. oEmbed를 아는 도구에는 식당이나 목록의 주소만 넣으면 돼요.',
  embedCommand: '넣을 코드',
  reconcileTitle: '이름 맞추기(OpenRefine)',
  reconcile:
    'OpenRefine의 Reconcile에 아래 주소를 넣으면 열에 적힌 식당 이름을 식당 번호와 맞춰요(Reconciliation API 0.2). ' +
    '주소(address)와 지역(region) 열이 있으면 함께 보내 주세요. 보낸 글은 저장하지 않아요.',
  reconcileCommand: '서비스의 주소',
} as const

interface Guide {
  title: string
  links: readonly { href: string; label: string; note: string }[]
}

const SECTIONS: readonly Guide[] = [
  {
    title: '목록',
    links: [
      { href: '/', label: '첫 화면', note: '모은 기록의 수와 많이 찾는 곳' },
      {
        href: '/restaurants',
        label: '전국 순위',
        note: 'q, cuisine, occasion, year, agency, near 같은 조건으로 찾아요',
      },
      {
        href: '/regions',
        label: '지역별',
        note: '시군구마다 식당과 방문의 수; province와 district로 한 지역을 읽어요',
      },
      { href: '/agencies', label: '기관별', note: '기관마다 방문, 식당, 금액; q, type, region으로 찾아요' },
      { href: '/plan', label: '모임 고르기', note: '인원과 예산이 비슷한 모임이 있었던 식당' },
      { href: '/collections', label: '모아 보기', note: '운영진이 주제를 정해 고른 식당' },
      { href: '/board', label: '게시판', note: '공지와 회원의 글' },
    ],
  },
  {
    title: '설명',
    links: [
      { href: '/about', label: '소개', note: '무엇을 모으고 무엇을 하지 않는지' },
      { href: '/ranking', label: '순위 산정 방식', note: '방문 수와 기관 수로 매기는 규칙' },
      { href: '/faq', label: '자주 묻는 질문', note: '질문과 답' },
      { href: '/terms', label: '이용약관', note: '지금 시행 중인 버전' },
      { href: '/privacy', label: '개인정보처리방침', note: '지금 시행 중인 버전' },
    ],
  },
  {
    title: '데이터',
    links: [
      { href: '/developers', label: '공개 API', note: 'JSON과 CSV; 가입도 API 키도 필요 없어요' },
      { href: '/developers', label: 'MCP 서버', note: '/mcp: 식당, 방문, 기관, 모임을 찾는 도구' },
      { href: '/api/openapi.json', label: 'OpenAPI 3.1', note: '모든 주소와 매개변수' },
      { href: '/changes', label: '바뀐 것', note: '날마다 새로 가져오고 고치고 합친 것' },
      { href: '/data', label: '전체 자료', note: '달마다 묶은 CSV와 항목 설명' },
      { href: '/llms-full.txt', label: 'llms-full.txt', note: '위의 설명을 한 파일에 모은 것' },
    ],
  },
]

/** /llms.txt */
export const LLMS = {
  title: '공공밥상',
  summary:
    '공공기관이 공개한 업무추진비 기록을 식당별로 정리한 사이트예요. 어느 기관이 언제, 몇 명이, 얼마에 다녀갔는지 원문의 줄과 함께 보여 줘요.',
  notes: [
    '모든 공개 화면은 주소 끝에 .md를 붙이면 마크다운이에요. 식당은 /restaurants/번호.md, 기관은 /agencies/번호.md예요.',
    '금액은 원, 날짜는 한국 날짜예요. 방문 한 번은 집행 내역 한 줄이에요. 순위는 방문 기록의 수이며 기관의 추천이 아니에요.',
    '개인의 이름과 집행 목적의 글은 담지 않아요. 자료를 옮길 때에는 출처가 공공밥상과 해당 기관임을 밝혀 주세요.',
  ],
  licence: '사용 조건',
  sections: SECTIONS,
} as const
