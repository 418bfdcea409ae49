using System.Collections.Generic;
namespace Microsoft.Playwright;
public class Header { public string Name => throw null!; public string Value => throw null!; }
public class BrowserContextCookiesResult { public string Name => throw null!; public string Value => throw null!; public string Domain => throw null!; public string Path => throw null!; public float Expires => throw null!; public bool HttpOnly => throw null!; public bool Secure => throw null!; public SameSiteAttribute SameSite => throw null!; }
public class ElementHandleBoundingBoxResult { public float X => throw null!; public float Y => throw null!; public float Width => throw null!; public float Height => throw null!; }
public class LocatorBoundingBoxResult { public float X => throw null!; public float Y => throw null!; public float Width => throw null!; public float Height => throw null!; }
public class PageViewportSizeResult { public int Width => throw null!; public int Height => throw null!; }
public class RequestSizesResult { public int RequestBodySize => throw null!; public int RequestHeadersSize => throw null!; public int ResponseBodySize => throw null!; public int ResponseHeadersSize => throw null!; }
public class RequestTimingResult { public float StartTime => throw null!; public float ResponseEnd => throw null!; public float ResponseStart => throw null!; public float RequestStart => throw null!; public float ConnectEnd => throw null!; public float ConnectStart => throw null!; public float DomainLookupStart => throw null!; public float DomainLookupEnd => throw null!;public float SecureConnectionStart => throw null!; }
public class ResponseSecurityDetailsResult { public string? Issuer => throw null!; public string? Protocol => throw null!; public string? SubjectName => throw null!; public float? ValidFrom => throw null!; public float? ValidTo => throw null!; }
public class ResponseServerAddrResult { public string IpAddress => throw null!; public int Port => throw null!; }
