import { describe, expect, it } from 'vitest'
import { branchKey, nameKey } from '@/domain/place/match/nameKey'
import { selectLicence, type LicenceCandidate, type LicenceTarget } from '@/import/linkage/selectLicence'
import { registerAddressKey } from '@/import/licence/licenceAddress'

const place = (name: string, given: Partial<LicenceTarget> & { at?: string } = {}): LicenceTarget => ({
  restaurant: 1,
  name,
  branch: null,
  nameKey: nameKey(name),
  branchKey: branchKey(given.branch ?? null),
  address: given.at ?? null,
  addressKey: registerAddressKey(given.at ?? null),
  phone: '',
  district: '은평구',
  isElsewhere: false,
  ...given,
})

let next = 0
const licence = (name: string, given: Partial<LicenceCandidate> & { at?: string } = {}): LicenceCandidate => {
  const at = given.at ?? '서울특별시 은평구 신사동 17-11'
  const key = registerAddressKey(at)
  return {
    id: (next += 1),
    name,
    branch: null,
    nameKey: nameKey(name),
    branchKey: branchKey(given.branch ?? null),
    lotAddress: key?.kind === 'lot' ? at : null,
    roadAddress: key?.kind === 'road' ? at : null,
    lotKey: key?.kind === 'lot' ? key.text : '',
    roadKey: key?.kind === 'road' ? key.text : '',
    phone: '',
    isOpen: true,
    isRegistered: true,
    ...given,
  }
}

/** 'a same_address 0.97': which of the candidates, in their order, and why. */
function decide(sought: LicenceTarget, ...candidates: LicenceCandidate[]): string | null {
  const decision = selectLicence(sought, candidates)
  if (decision === null || decision === 'ambiguous') return decision
  const letter = String.fromCharCode(97 + candidates.findIndex(({ id }) => id === decision.licence))
  return `${letter} ${decision.evidence} ${decision.confidence}`
}

const AT = '은평구 신사동 17번지 11호'

describe('a restaurant with an address', () => {
  it('is the licence of its name at its number', () => {
    expect(decide(place('가람국밥', { at: AT }), licence('가람국밥'))).toBe('a same_address 0.97')
    expect(
      decide(
        place('가람국밥', { at: '증산로9길 26' }),
        licence('가람국밥', { at: '서울특별시 은평구 증산로9길 26, 2층 (신사동)' }),
      ),
    ).toBe('a same_address 0.97')
  })
  it('may leave its branch out, or have one that the licence leaves out, but no other branch', () => {
    expect(decide(place('가람국밥', { at: AT }), licence('가람국밥', { branch: '은평점' }))).toBe('a same_address 0.97')
    expect(decide(place('가람국밥', { at: AT, branch: '은평점' }), licence('가람국밥'))).toBe('a same_address 0.97')
    expect(
      decide(place('가람국밥', { at: AT, branch: '연신내점' }), licence('가람국밥', { branch: '은평점' })),
    ).toBeNull()
  })
  it('is the branch it names where several stand there, and none of them where it names none', () => {
    const both = [licence('가람국밥', { branch: '1호점' }), licence('가람국밥', { branch: '2호점' })]
    expect(decide(place('가람국밥', { at: AT, branch: '2호점' }), ...both)).toBe('b same_address 0.97')
    expect(decide(place('가람국밥', { at: AT }), ...both)).toBe('ambiguous')
  })
  it('is one place under several licences, of which the open one counts, then the first', () => {
    expect(
      decide(
        place('가람국밥', { at: AT }),
        licence('가람국밥', { isOpen: false }),
        licence('가람국밥'),
        licence('가람국밥'),
      ),
    ).toBe('b same_address 0.97')
  })
  it('may be a closed licence', () => {
    expect(decide(place('가람국밥', { at: AT }), licence('가람국밥', { isOpen: false }))).toBe('a same_address 0.97')
  })
  it('is a licence there with a spelling close to its own', () => {
    expect(decide(place('안면도횟집', { at: AT }), licence('안면도회집'))).toBe('a near_spelling 0.85')
    expect(decide(place('가람국밥', { at: AT }), licence('나래분식'))).toBeNull()
    expect(decide(place('가람', { at: AT }), licence('가람한우곱창'))).toBeNull()
  })
  it('is neither of two close spellings', () => {
    expect(decide(place('안면도횟집', { at: AT }), licence('안면도회집'), licence('안먼도횟집'))).toBe('ambiguous')
  })
  it('is not the only one of its name in the district when that stands elsewhere', () => {
    expect(decide(place('가람국밥', { at: '은평구 녹번동 1-2' }), licence('가람국밥'))).toBeNull()
    expect(decide(place('가람국밥', { at: '은평구 녹번동' }), licence('가람국밥'))).toBeNull()
    expect(decide(place('가람국밥', { at: '은평구 신사동' }), licence('가람국밥'))).toBe('a only_in_district 0.85')
  })
  it('is the only one of its name where the two addresses cannot be compared', () => {
    expect(decide(place('가람국밥', { at: '은평구 증산로9길 26' }), licence('가람국밥'))).toBe(
      'a only_in_district 0.85',
    )
  })
  it('is not the one branch in its district of a name that other districts have too', () => {
    const at = '은평구 증산로9길 26'
    expect(decide(place('가람국밥', { at }), licence('가람국밥', { branch: '신사점' }))).toBe('a only_in_district 0.85')
    expect(decide(place('가람국밥', { at, isElsewhere: true }), licence('가람국밥', { branch: '신사점' }))).toBeNull()
    expect(decide(place('가람국밥', { at, isElsewhere: true }), licence('가람국밥'))).toBe('a only_in_district 0.85')
  })
  it('is not the one that agrees where the district has two of its name', () => {
    expect(
      decide(
        place('가람국밥', { at: '은평구 신사동' }),
        licence('가람국밥'),
        licence('가람국밥', { at: '서울특별시 은평구 녹번동 1-2' }),
      ),
    ).toBeNull()
  })
})

describe('a restaurant with a phone', () => {
  it('is where that phone rings, under the same name or a close one', () => {
    expect(
      decide(
        place('가람국밥', { phone: '023511234' }),
        licence('가람국밥', { phone: '023511234' }),
        licence('가람국밥', { at: '서울특별시 은평구 녹번동 1-2' }),
      ),
    ).toBe('a same_address 0.97')
    expect(decide(place('안면도횟집', { phone: '023511234' }), licence('안면도회집', { phone: '023511234' }))).toBe(
      'a near_spelling 0.85',
    )
    expect(decide(place('가람국밥', { phone: '023511234' }), licence('나래분식', { phone: '023511234' }))).toBeNull()
  })
})

describe('a restaurant without an address', () => {
  it('is the only open one of its name and branch', () => {
    expect(
      decide(
        place('가람국밥'),
        licence('가람국밥'),
        licence('가람국밥', { isOpen: false, at: '서울특별시 은평구 녹번동 1-2' }),
      ),
    ).toBe('a only_in_district 0.85')
    expect(
      decide(
        place('가람국밥', { branch: '은평점' }),
        licence('가람국밥', { branch: '연신내점' }),
        licence('가람국밥', { branch: '은평점', at: '서울특별시 은평구 녹번동 1-2' }),
      ),
    ).toBe('b only_in_district 0.85')
  })
  it('is none of two', () => {
    expect(
      decide(place('가람국밥'), licence('가람국밥'), licence('가람국밥', { at: '서울특별시 은평구 녹번동 1-2' })),
    ).toBe('ambiguous')
    expect(decide(place('가람국밥', { isElsewhere: true }), licence('가람국밥'))).toBeNull()
  })
  it('is no closed licence, and nothing in a list that is no register', () => {
    expect(decide(place('가람국밥'), licence('가람국밥', { isOpen: false }))).toBeNull()
    expect(decide(place('가람국밥'), licence('가람국밥', { isRegistered: false }))).toBeNull()
  })
  it('is not told by a chain without its branch, or by two letters', () => {
    expect(decide(place('스타벅스'), licence('스타벅스', { branch: '은평점' }))).toBeNull()
    expect(decide(place('스타벅스', { branch: '은평점' }), licence('스타벅스', { branch: '은평점' }))).toBe(
      'a only_in_district 0.85',
    )
    expect(decide(place('고향'), licence('고향'))).toBeNull()
  })
})
