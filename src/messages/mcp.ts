export const MCP_SERVER = {
  title: '공공밥상',
  instructions:
    '공공기관이 공개한 업무추진비 기록을 식당별로 정리한 자료를 읽어요. 모두 읽기만 해요. 금액은 원, 날짜와 시각은 한국 기준이에요. ' +
    '방문 한 번은 집행 내역 한 줄이고, 순위는 방문 기록의 수이며 기관의 추천이 아니에요. ' +
    '식당의 화면은 /restaurants/번호, 기관의 화면은 /agencies/번호예요. 자료를 옮길 때에는 출처가 공공밥상과 해당 기관임을 밝혀 주세요.',
} as const

export const MCP_ERRORS = {
  batch: 'JSON-RPC 묶음은 받지 않아요. 요청을 하나씩 보내 주세요.',
  invalid: 'JSON-RPC 요청 하나를 JSON으로 보내 주세요.',
  contentType: 'Content-Type은 application/json이어야 해요.',
  failed: '요청을 처리하지 못했어요. 잠시 뒤에 다시 보내 주세요.',
} as const

/** Titles and descriptions that clients show and models read. */
export const MCP_TOOLS = {
  search_places: {
    title: '식당 찾기',
    description:
      '식당을 이름, 지역, 음식 종류, 자리(occasion), 기관, 해, 1인당 금액, 위치로 찾아요. q는 이름, 초성, 역이나 청사 이름, ‘중구 한식’ 같은 말이에요. ' +
      'occasion은 간담회(meeting), 회식(encouragement), 손님 접대(hospitality)로 자주 찾은 곳만 남겨요. ' +
      'district에는 province를 함께 주세요(서울특별시, 중구). 답의 data가 식당, pagination.total이 모두의 수예요.',
  },
  place: {
    title: '식당 하나',
    description:
      '식당 하나의 주소, 방문 수, 찾은 기관, 금액, 순위, 달마다의 방문을 읽어요. id는 search_places의 id예요.',
  },
  visits: {
    title: '방문 기록',
    description: '식당 하나의 방문을 새것부터 읽어요. 날짜, 기관과 부서, 인원, 금액, 원문의 파일과 줄이 있어요.',
  },
  agency: {
    title: '기관',
    description:
      'id를 주면 기관 하나의 방문, 금액, 많이 간 식당, 부서, 달마다의 기록과 공개 성적표의 점수(report_card)를 읽어요. ' +
      'id가 없으면 q(이름), type, region(법정동 코드)으로 기관을 찾아요.',
  },
  plan_meal: {
    title: '모임 고르기',
    description:
      '인원(headcount)과 1인당 예산(per_head_max, 원)이 비슷한 모임의 기록이 있는 식당을 찾아요. ' +
      'region(법정동 코드 다섯 자리, 서울 중구는 11140)이나 near(위도,경도) 가운데 하나가 필요해요. weekday는 1(월)부터 7(일), hour는 0부터 23이에요. ' +
      'occasion은 간담회(meeting), 회식(encouragement), 손님 접대(hospitality)이고 그런 자리로 간 방문에 1점을 더해요. 답의 occasion_count가 그 수예요.',
  },
  whats_changed: {
    title: '바뀐 것',
    description:
      '공개 자료에서 바뀐 것을 날마다 읽어요: 새로 가져온 파일과 기관, 다시 읽은 파일, 고친 곳, 합친 곳, 내린 것의 수. ' +
      'until(YYYY-MM-DD)까지 31일이고, 그 앞은 답의 earlier를 until로 주면 돼요.',
  },
} as const satisfies Record<string, { title: string; description: string }>

export type McpToolName = keyof typeof MCP_TOOLS
