import iconv from 'iconv-lite'

/** The headings of the national licence registry (지방행정 인허가 데이터), as it is published. */
const HEADINGS = [
  '번호',
  '개방서비스명',
  '개방서비스아이디',
  '개방자치단체코드',
  '관리번호',
  '인허가일자',
  '인허가취소일자',
  '영업상태구분코드',
  '영업상태명',
  '상세영업상태코드',
  '상세영업상태명',
  '폐업일자',
  '휴업시작일자',
  '휴업종료일자',
  '재개업일자',
  '소재지전화',
  '소재지면적',
  '소재지우편번호',
  '소재지전체주소',
  '도로명전체주소',
  '도로명우편번호',
  '사업장명',
  '최종수정시점',
  '데이터갱신구분',
  '데이터갱신일자',
  '업태구분명',
  '좌표정보(X)',
  '좌표정보(Y)',
  '위생업태명',
  '대표자명',
] as const

type Heading = (typeof HEADINGS)[number]

export type NationalRow = Partial<Record<Heading, string>>

/** A complete row of an open restaurant in 은평구, with the given cells replaced. */
export function nationalRow(given: NationalRow = {}): string[] {
  const row: NationalRow = {
    번호: '1',
    개방서비스명: '일반음식점',
    개방서비스아이디: '07_24_04_P',
    개방자치단체코드: '3110000',
    관리번호: '3110000-101-2014-00001',
    인허가일자: '20140224',
    영업상태구분코드: '01',
    영업상태명: '영업/정상',
    상세영업상태코드: '01',
    상세영업상태명: '영업',
    소재지전화: '02  3511234',
    소재지전체주소: '서울특별시 은평구 신사동 17번지 11호 2층',
    도로명전체주소: '서울특별시 은평구 증산로9길 26, 2층 (신사동)',
    사업장명: '가람국밥',
    최종수정시점: '20240131103000',
    데이터갱신구분: 'U',
    데이터갱신일자: '2024-02-02 02:40:00',
    업태구분명: '한식',
    '좌표정보(X)': '191973.5',
    '좌표정보(Y)': '455187.2',
    대표자명: '홍길동',
    ...given,
  }
  return HEADINGS.map((heading) => row[heading] ?? '')
}

export const NATIONAL_HEADER: readonly string[] = HEADINGS

/** The registry as it is downloaded: CP949, every cell in quotes. */
export const nationalFile = (...rows: NationalRow[]): Buffer =>
  iconv.encode(
    [NATIONAL_HEADER, ...rows.map(nationalRow)]
      .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\r\n`)
      .join(''),
    'cp949',
  )
