/**
 * What a kind of content is to a person: decides how a disguise is worded and how much it matters.
 */
import { family, type TypeFamily } from './type-family.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SLIDES = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';

/**
 * A new Office document with a password is stored inside the old container ([MS-OFFCRYPTO] 2.3).
 */
const ENCRYPTED = 'application/x-cfb';

/**
 * The first family that holds a mime names it; the first that holds an extension is what the name
 * claims.
 */
export const TYPE_FAMILIES: readonly TypeFamily[] = [
  family('fileKindJPEGImage', 'picture', 'image/jpeg', 'jpg jpeg jpe jfif jif mpo'),
  family('fileKindPNGImage', 'picture', 'image/png image/apng', 'png apng'),
  family('fileKindGIFImage', 'picture', 'image/gif', 'gif'),
  family('fileKindWebPImage', 'picture', 'image/webp', 'webp'),
  family('fileKindBMPImage', 'picture', 'image/bmp', 'bmp dib'),
  family(
    'fileKindTIFFImage',
    'picture',
    'image/tiff image/x-adobe-dng image/x-canon-cr2 image/x-nikon-nef image/x-sony-arw ' +
      'image/x-olympus-orf image/x-panasonic-rw2',
    'tif tiff dng cr2 nef arw orf rw2 raw pef srw',
    'tiff',
  ),
  family(
    'fileKindHEICImage',
    'picture',
    'image/heic image/heif image/heic-sequence image/heif-sequence',
    'heic heif heics heifs hif',
    'iso-media',
  ),
  family('fileKindAVIFImage', 'picture', 'image/avif', 'avif avifs', 'iso-media'),
  family('fileKindIcon', 'picture', 'image/x-icon image/x-win-cursor', 'ico cur', 'ico'),
  family('fileKindIcon', 'picture', 'image/icns', 'icns'),
  family('fileKindPhotoshopImage', 'picture', 'image/vnd.adobe.photoshop', 'psd psb'),
  family('fileKindJPEGXLImage', 'picture', 'image/jxl', 'jxl'),
  family(
    'fileKindJPEG2000Image',
    'picture',
    'image/jp2 image/jpx image/jpm image/mj2 image/j2c',
    'jp2 j2k jpf jpx jpm mj2 j2c jpc',
  ),
  family('fileKindSVGImage', 'picture', 'image/svg+xml', 'svg', 'text'),
  family('fileKindDDSImage', 'picture', 'image/vnd-ms.dds', 'dds'),
  family(
    'fileKindPicture',
    'picture',
    '',
    'tga sgi rgb bw fli flc pcx ppm pgm pbm pnm qoi exr hdr xbm xpm',
  ),
  family(
    'fileKindPicture',
    'picture',
    'image/bpg image/flif image/jls image/ktx image/vnd.ms-photo image/x-canon-cr3 image/x-fujifilm-raf image/x-xcf',
    'bpg flif jls ktx jxr wdp cr3 raf xcf',
  ),

  family(
    'fileKindMP4Video',
    'video',
    'video/mp4 video/x-m4v video/quicktime video/3gpp video/3gpp2 audio/mp4 audio/x-m4a',
    'mp4 m4v mov qt 3gp 3g2 m4a m4b f4v',
    'iso-media',
  ),
  family(
    'fileKindMatroskaVideo',
    'video',
    'video/matroska video/webm',
    'mkv webm mka mk3d',
    'matroska',
  ),
  family('fileKindAVIVideo', 'video', 'video/vnd.avi', 'avi'),
  family(
    'fileKindMPEGVideo',
    'video',
    'video/mpeg video/mp2t video/MP1S video/MP2P',
    'mpg mpeg ts m2ts vob',
    'mpeg',
  ),
  family(
    'fileKindWindowsMedia',
    'video',
    'application/vnd.ms-asf video/x-ms-asf audio/x-ms-asf',
    'wmv asf wma',
    'asf',
  ),
  family('fileKindFlashVideo', 'video', 'video/x-flv', 'flv'),
  family(
    'fileKindOggMedia',
    'audio',
    'audio/ogg video/ogg application/ogg',
    'ogg oga ogv ogx opus spx',
    'ogg',
  ),
  family('fileKindMP3Audio', 'audio', 'audio/mpeg', 'mp3 mp2 mpga', 'mpeg'),
  family('fileKindWAVAudio', 'audio', 'audio/wav', 'wav'),
  family('fileKindFLACAudio', 'audio', 'audio/flac', 'flac'),
  family(
    'fileKindAudio',
    'audio',
    'audio/aac audio/aiff audio/amr audio/midi audio/ape audio/wavpack',
    'aac aif aiff amr mid midi ape wv',
  ),

  family('fileKindPDFDocument', 'document', 'application/pdf', 'pdf'),
  family(
    'fileKindOfficeDocument',
    'document',
    'application/x-cfb application/vnd.ms-outlook application/vnd.visio',
    'doc dot xls xlt ppt pps pot msg vsd pub mpp',
    'compound',
  ),
  family(
    'fileKindWordDocument',
    'document',
    `${WORD} application/vnd.ms-word.document.macroenabled.12 ` +
      `application/vnd.ms-word.template.macroenabled.12 ${ENCRYPTED}`,
    'docx docm dotx dotm',
    'zip',
  ),
  family(
    'fileKindExcelWorkbook',
    'document',
    `${SHEET} application/vnd.ms-excel.sheet.macroenabled.12 ` +
      `application/vnd.ms-excel.template.macroenabled.12 ${ENCRYPTED}`,
    'xlsx xlsm xltx xltm xlsb',
    'zip',
  ),
  family(
    'fileKindPowerPointSlides',
    'document',
    `${SLIDES} application/vnd.ms-powerpoint.presentation.macroenabled.12 ` +
      'application/vnd.ms-powerpoint.slideshow.macroenabled.12 ' +
      `application/vnd.ms-powerpoint.template.macroenabled.12 ${ENCRYPTED}`,
    'pptx pptm potx potm ppsx ppsm',
    'zip',
  ),
  family(
    'fileKindOpenDocumentFile',
    'document',
    'application/vnd.oasis.opendocument.text application/vnd.oasis.opendocument.spreadsheet ' +
      'application/vnd.oasis.opendocument.presentation ' +
      'application/vnd.oasis.opendocument.graphics',
    'odt ods odp odg ott ots otp',
    'zip',
  ),
  family('fileKindOneNoteSection', 'document', 'application/onenote', 'one onetoc2'),
  family('fileKindEPUBBook', 'document', 'application/epub+zip', 'epub', 'zip'),
  family('fileKindRTFDocument', 'document', 'application/rtf text/rtf', 'rtf doc'),
  family(
    'fileKindPostScriptDocument',
    'document',
    'application/postscript application/eps',
    'ps eps ai',
    'postscript',
  ),

  family(
    'fileKindZIPArchive',
    'archive',
    'application/zip',
    'zip cbz kmz xps oxps 3mf usdz numbers pages key vsdx nupkg whl',
    'zip',
  ),
  family('fileKindRARArchive', 'archive', 'application/x-rar-compressed', 'rar cbr'),
  family('fileKind7ZipArchive', 'archive', 'application/x-7z-compressed', '7z cb7'),
  family('fileKindGzipArchive', 'archive', 'application/gzip', 'gz tgz svgz', 'gzip'),
  family('fileKindTarArchive', 'archive', 'application/x-tar', 'tar', 'tar'),
  family('fileKindArchive', 'archive', 'application/x-bzip2', 'bz2 tbz2'),
  family('fileKindArchive', 'archive', 'application/x-xz', 'xz txz'),
  family('fileKindArchive', 'archive', 'application/zstd', 'zst tzst'),
  family(
    'fileKindArchive',
    'archive',
    'application/vnd.ms-cab-compressed application/x-ace-compressed application/x-arj ' +
      'application/x-lz4 application/x-lzh-compressed application/x-lzip application/x-cpio ' +
      'application/x-compress',
    'cab ace arj lz4 lzh lha lz cpio z',
  ),
  family(
    'fileKindDiskImage',
    'archive',
    'application/x-iso9660-image application/x-raw-disk-image',
    'iso img vhd vhdx',
    'disk',
  ),
  family('fileKindDiskImage', 'archive', 'application/x-apple-diskimage', 'dmg'),

  family(
    'fileKindFont',
    'font',
    'font/ttf font/otf font/collection font/woff font/woff2 application/vnd.ms-fontobject',
    'ttf otf ttc woff woff2 eot',
  ),

  family(
    'fileKindWindowsProgram',
    'program',
    'application/x-msdownload',
    'exe dll scr com sys ocx cpl drv efi pif mui ax acm',
  ),
  family('fileKindWindowsInstaller', 'program', 'application/x-msi', 'msi msp mst', 'compound'),
  family(
    'fileKindLinuxProgram',
    'program',
    'application/x-elf',
    'elf so o ko axf run out appimage',
  ),
  family('fileKindMacOSProgram', 'program', 'application/x-mach-binary', 'dylib macho bundle'),
  family('fileKindWindowsShortcut', 'program', 'application/x.ms.shortcut', 'lnk'),
  family('fileKindJavaProgram', 'program', 'application/java-archive', 'jar war ear', 'zip'),
  family('fileKindJavaClass', 'program', 'application/java-vm', 'class'),
  family('fileKindAndroidApp', 'program', 'application/vnd.android.package-archive', 'apk', 'zip'),
  family('fileKindBrowserExtension', 'program', 'application/x-xpinstall', 'xpi', 'zip'),
  family('fileKindBrowserExtension', 'program', 'application/x-google-chrome-extension', 'crx'),
  family('fileKindLinuxPackage', 'program', 'application/x-deb application/x-rpm', 'deb rpm'),
  family('fileKindCompiledHTMLHelp', 'program', 'application/vnd.ms-htmlhelp', 'chm'),
  family('fileKindHTMLApplication', 'script', 'application/hta', 'hta', 'text'),
  family(
    'fileKindScript',
    'script',
    'text/x-script',
    'sh bash zsh ksh csh py pl rb php phtml js mjs cjs vbs vbe jse wsf wsh bat cmd ps1 psm1 lua tcl command',
    'text',
  ),

  family('fileKindWebPage', 'text', 'text/html', 'html htm xhtml mht mhtml', 'text'),
  family(
    'fileKindXMLFile',
    'text',
    'application/xml text/xml',
    'xml xsd xsl xslt rss atom kml gpx plist rels',
    'text',
  ),
  family(
    'fileKindTextFile',
    'text',
    'text/plain text/calendar text/vcard text/vtt',
    'txt text md csv tsv json jsonl log ini cfg conf yml yaml toml tex srt vtt ics vcf eml ' +
      'sql c h cpp java ts tsx css diff patch url reg',
    'text',
  ),
  family('fileKindSQLiteDatabase', 'other', 'application/x-sqlite3', 'sqlite sqlite3 db'),
  family('fileKindNetworkCapture', 'other', 'application/vnd.tcpdump.pcap', 'pcap pcapng cap'),
];
