import { PUBLISHED_WITHIN_DAYS } from '@/domain/agency/coverage'
import type { OpenDataTable } from '@/domain/openData'

interface Column {
  heading: string
  meaning: string
}

const column = (heading: string, meaning: string): Column => ({ heading, meaning })

export const OPEN_DATA_COLUMNS = {
  restaurants: {
    id: column('식당 번호', '공공밥상의 식당 번호. 주소 /restaurants/번호에 화면이 있어요.'),
    title: column('표시 이름', '상호와 지점을 이은 이름. 화면에 나오는 대로예요.'),
    name: column('상호', '지점을 뺀 이름.'),
    branch: column('지점', '없으면 비어 있어요.'),
    category: column('분류', '음식점 또는 카페.'),
    sub_category: column('업종', '한식, 중식 같은 갈래. 모르면 비어 있어요.'),
    sub_add1: column('시도', '서울특별시, 강원특별자치도처럼 지금의 이름을 다 적어요.'),
    sub_add2: column('시군구', '세종은 비어 있어요.'),
    region_code: column('법정동 코드', '앞 다섯 자리. 시군구까지 가리켜요.'),
    address: column('주소', '도로명 또는 지번 주소.'),
    phone: column('전화', '모르면 비어 있어요.'),
    latitude: column('위도', 'WGS 84, 도.'),
    longitude: column('경도', 'WGS 84, 도.'),
    visit_count: column('방문 수', '공개된 집행 내역의 줄 수. 한 줄이 한 번이에요.'),
    agency_count: column('기관 수', '한 번이라도 다녀간 기관. 한 기관을 한 번 집계해요.'),
    total_amount: column('쓴 금액', '모든 방문의 금액을 더한 것. 원.'),
    per_head_median: column('1인당 금액', '중앙값. 원. 인원을 아는 방문이 없으면 비어 있어요.'),
    last_visit: column('마지막 방문', '한국 날짜(YYYY-MM-DD).'),
    avg_rating: column('평점', '5점까지의 평균. 리뷰가 없으면 0.'),
    review_count: column('리뷰 수', '지금 보이는 것만.'),
    region_rank: column('시군구 순위', '방문이 없으면 비어 있어요.'),
    province_rank: column('시도 순위', '방문이 없으면 비어 있어요.'),
    national_rank: column('전국 순위', '방문이 없으면 비어 있어요.'),
  },
  visits: {
    id: column('방문 번호', '집행 내역 한 줄의 번호.'),
    restaurant_id: column('식당 번호', '식당 파일의 식당 번호.'),
    restaurant: column('식당', '상호와 지점을 이은 이름.'),
    spent_on: column('날짜', '한국 날짜(YYYY-MM-DD).'),
    time: column('시각', '한국 시각(HH:MM). 공개되지 않았으면 비어 있어요.'),
    agency_id: column('기관 번호', '기관 파일의 기관 번호.'),
    agency: column('기관', '업무추진비를 공개한 기관.'),
    department: column('부서', '공개되지 않았거나 부서의 이름인지 분명하지 않으면 비어 있어요.'),
    headcount: column('인원', '명. 공개되지 않았으면 비어 있어요.'),
    amount: column('금액', '원. 여러 곳에 함께 쓴 줄이면 비어 있어요.'),
    per_head: column('1인당 금액', '원. 인원을 모르면 비어 있어요.'),
    occasion: column(
      '쓴 일',
      '간담회·회의, 격려·회식 같은 여덟 갈래 가운데 하나. 목적의 글은 담지 않으니 원문을 보세요.',
    ),
    payment_method: column('결제 방법', '카드, 현금, 계좌이체, 간편결제, 상품권, 기타 가운데 하나.'),
    source_title: column('자료', '공개한 문서의 제목.'),
    source_url: column('자료 주소', '공개한 문서의 주소.'),
    source_file: column('파일', '기관이 올린 그대로의 이름.'),
    source_sheet: column('시트', '엑셀 파일에서 이 줄이 있던 시트.'),
    source_row: column('줄', '그 시트의 몇째 줄.'),
    flags: column('확인할 점', '읽으면서 미심쩍었던 점. 쉼표로 나눠요.'),
    data_source: column('출처', '공개 자료, 직접 입력, 고친 기록 가운데 하나.'),
    status: column('상태', '확인됨, 확인 중, 이의 제기 가운데 하나.'),
  },
  agencies: {
    id: column('기관 번호', '공공밥상의 기관 번호.'),
    name: column('기관', '시·군·구와 의회까지 적은 공식 이름.'),
    type: column('유형', '시·도청, 구·군청, 의회 같은 갈래.'),
    visit_count: column('방문 수', '목록에 있는 식당에 다녀간 수.'),
    restaurant_count: column('식당 수', '한 식당을 한 번 집계해요.'),
    total_amount: column('쓴 금액', '그 방문들에 쓴 금액. 원.'),
    first_visit: column('첫 방문', '한국 날짜(YYYY-MM-DD).'),
    last_visit: column('마지막 방문', '한국 날짜(YYYY-MM-DD).'),
  },
  publications: {
    id: column('기록 번호', '기관 번호 뒤에 달의 여섯 자리(YYYYMM)를 이은 수.'),
    agency_id: column('기관 번호', '기관 파일의 기관 번호.'),
    month: column('달', '쓴 달(YYYY-MM).'),
    rows: column('줄', '그 달의 식당 줄. 여러 곳을 적은 줄도 한 번 세요.'),
    timed_rows: column('시각이 있는 줄', '쓴 시각이 있는 줄.'),
    headcount_rows: column('인원이 있는 줄', '몇 명인지 적은 줄.'),
    department_rows: column('부서가 있는 줄', '부서를 알 수 있는 줄.'),
    placed_rows: column('장소를 세는 줄', '장소가 빈 줄을 센 파일의 줄.'),
    blank_rows: column('장소가 빈 줄', '그 파일들에서 장소가 비어 있던 줄. 경조사비 같은 줄은 빼요.'),
    repeated_rows: column('되풀이된 줄', '한 파일에 똑같이 또 나온 줄.'),
    dated_rows: column('올린 날을 아는 줄', '게시판에 올린 날을 아는 파일의 줄.'),
    timely_rows: column('제때 올린 줄', `그 가운데 달이 끝나고 ${PUBLISHED_WITHIN_DAYS}일 안에 올린 줄.`),
    files: column('파일', '그 달의 줄이 있는 파일.'),
    open_files: column('CSV·XLSX·ODS 파일', '그 가운데 이 형식인 것.'),
    binary_files: column('XLS·XLSB 파일', '그 가운데 이 형식인 것.'),
    page_files: column('HTML·PDF 파일', '그 가운데 이 형식인 것.'),
    sums: column('합계를 적은 표', '그 파일들에서 합계를 적은 표.'),
    right_sums: column('합계가 맞는 표', '그 가운데 줄의 금액을 더한 것과 같은 표.'),
    posted_files: column('게시판 파일', '그 달에 게시판에 올린 파일.'),
    locked_files: column('잠긴 파일', '그 가운데 열 수 없는 파일.'),
    off_day_rows: column('주말·공휴일 줄', '공휴일은 2018년부터.'),
    late_rows: column('밤 줄', '22시부터 5시 전까지.'),
    first_posted_on: column('처음 올린 날', '그 달의 줄을 게시판에 처음 올린 날(YYYY-MM-DD). 모르면 비어 있어요.'),
  },
} as const satisfies Record<OpenDataTable, Record<string, Column>>

export const OPEN_DATA_NAMES: Record<OpenDataTable, string> = {
  restaurants: '식당',
  visits: '방문 기록',
  agencies: '기관',
  publications: '공개한 방법',
}

export const DOWNLOAD_CSV = 'CSV 내려받기'

export const exportFileName = (table: OpenDataTable, about: string, day: string, extension: string): string =>
  `${['공공밥상', OPEN_DATA_NAMES[table], about, day].filter(Boolean).join('_')}.${extension}`

export const OPEN_DATA_DESCRIPTION = {
  title: '공공밥상 전체 자료',
  text:
    '공공기관이 공개한 업무추진비 집행 내역을 식당별로 정리한 자료예요. 식당, 방문 기록(날짜, 기관과 부서, 인원, 금액, 원문의 파일과 줄), 기관, 기관이 달마다 공개한 방법이 있어요. ' +
    '개인의 이름과 집행 목적의 글은 담지 않아요.',
  publisher: '공공밥상',
  place: '대한민국',
  api: '공공밥상 공개 API',
} as const

export const OPEN_DATA_KEYWORDS = ['업무추진비', '공공기관', '식당', '지출', '열린 데이터'] as const

export const SNAPSHOT_CHANGES = {
  since: (day: string, added: string, removed: string, changed: string): string =>
    `${day} 자료와 비교해 더한 줄 ${added}, 없어진 줄 ${removed}, 바뀐 줄 ${changed}`,
  schema: (version: string): string => `항목 버전 ${version}`,
  package: '파일 설명(datapackage.json)',
  catalog: '자료 목록(DCAT 3)',
} as const
