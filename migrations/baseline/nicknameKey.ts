/** Letters, and below each the plain letter it resembles (UTS #39). The last ones are interchangeable anyway. */
const LETTERS =
  'ƨϩᒿꙅꛯꝛȝɜʒзӡⳍꝫ𑣊𖼻ꮞ𑣏𑣛бⳓꮾ𑣕𐓺𑣆ȣ৪੪𐌚𞣋৭੧୨൭ⳋꝯ𑣌𑣖ɑαаᗅꓮꭺ𐊠𖽀ƅβвьᏼᑲᖯᗷꓐꞵꮟ𐊂𐊡𐌁ςсᴄⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲ԁᑯᗞᗪꓒꓓꭰꮷεеҽⴹꓰꬲꭼ𐊆𑣎ϝքᖴẝꓝꞙꬵ𐊇𐊥𐔥𑣂ƍɡԍցᏻᶃꓖꮐηнһհᕼⲏꓧꮋꮒ𐋏ıɩɪιіӏꙇꭵ𑣃ʝϳјᒍꓙꭻκкᛕⲕꓗꮶ𐔘ǀוןا١۱ߊᒪᛁⲓⳑⵏꓡꓲꮮ𐊊𐌉𐌠𐑃𐔦𑣒𖼖𖼨𞣇μϻмᗰᛖⲙꓟꮇ𐊰𐌑ոռⲛꓠ𐔓οσоօסه٥ھہە۵߀०০੦૦ଠ୦௦౦೦ഠ൦๐໐ဝ၀ჿዐᴏᴑⲟⵔ〇ꓳꬽ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣗𑣠ρрᑭⲣꓑꮲ𐊕ԛգզⵕʀгᖇᴦⲅꓣꭇꭈꭱꮁꮢ𐓜𖼵ƽѕտꓢꜱꮥꮪ𐊖𐑈𑣁𖼺τтⲧꓔꭲ𐊗𐊱𐌕𖼊ʋυսሀᑌᴜꓴꞟꭎꭒ𐓶𑣘𖽂νѵט٧۷ᐯᴠⴸꓦꛟꮩ𐔝𑜆𑣀𖼈ɯѡԝաᴡꓪꮃꮤ𑜊𑜎𑜏𑣦𑣯χхᕁᕽᚷⲭⵝꓫꭓ𐊐𐊴𐌗𐌢𐔧𑣬ɣʏγуүყᶌỿⲩꓬꭚꭹꮍ𐊲𑣜𖽃ζᴢꓜꮓ𐋵𑣄𑣉𑣥i10'
const PLAIN =
  '2222223333333334456666778888899999999aaaaaaaabbbbbbbbbbbbbbccccccccccccddddddddeeeeeeeeefffffffffffgggggggghhhhhhhhhhllllllllljjjjjjkkkkkkkllllllllllllllllllllllllmmmmmmmmmmnnnnnooooooooooooooooooooooooooooooooooooooooooooopppppppqqqqrrrrrrrrrrrrrssssssssssstttttttttuuuuuuuuuuuuuvvvvvvvvvvvvvvvwwwwwwwwwwwwwxxxxxxxxxxxxxxxyyyyyyyyyyyyyyyyzzzzzzzzllo'

/** Default_Ignorable_Code_Point and White_Space in PostgreSQL's notation. */
const UNSEEN =
  '[\\u0009-\\u000D\\u0020\\u00A0\\u00AD\\u034F\\u061C\\u115F\\u1160\\u1680\\u17B4\\u17B5\\u180B-\\u180F\\u2000-\\u200F\\u2028-\\u202F' +
  '\\u205F-\\u206F\\u3000\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFF8\\U0001BCA0-\\U0001BCA3\\U0001D173-\\U0001D17A\\U000E0000-\\U000E0FFF]'

/** Nicknames that look alike share a key, which must be unique; `nicknameSkeleton` computes the same. */
export const NICKNAME_KEY = `
CREATE FUNCTION nickname_key(nickname text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
    SELECT replace(translate(lower(regexp_replace(normalize(nickname, NFKC), '${UNSEEN}', '', 'g')), '${LETTERS}',
      '${PLAIN}'), 'rn', 'm')
  $$;
`
