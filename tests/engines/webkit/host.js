#!/usr/bin/env -S gjs -m
/**
 * Windows with one WebKit view each and nothing around it, for WebKitWebDriver to automate. They do what that driver
 * cannot: exact sizes, languages, colour scheme, reduced motion, a proxy, scripts that run before a page's own, downloads,
 * and news of loading. Orders come by the socket that the argument names, one JSON text a line, and are answered there.
 */
import Gdk from "gi://Gdk?version=3.0";
import Gio from "gi://Gio";
import GLib from "gi://GLib";
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";
import System from "system";

const LOADING = ["started", "redirected", "committed", "finished"];

Gtk.init(null);
const loop = GLib.MainLoop.new(null, false);
const path = System.programArgs.find((argument) => argument.startsWith("--socket="))?.slice("--socket=".length);
const connection = new Gio.SocketClient().connect(Gio.UnixSocketAddress.new(path), null);
const input = Gio.DataInputStream.new(connection.get_input_stream());
const output = connection.get_output_stream();
const encoder = new TextEncoder();

const context = WebKit.WebContext.new_ephemeral();
const pages = [];
let downloads = 0;
let folder = null;

function tell(message) {
  output.write_all(encoder.encode(`${JSON.stringify(message)}\n`), null);
}

/** Pages are numbered as they are opened. */
function open() {
  const number = pages.length;
  const manager = new WebKit.UserContentManager();
  const window = new Gtk.Window({ type: Gtk.WindowType.TOPLEVEL, decorated: false });
  const view = new WebKit.WebView({
    web_context: context,
    user_content_manager: manager,
    is_controlled_by_automation: true,
  });
  // By this the proxy tells whose a request is.
  view.get_settings().user_agent += ` page/${number}`;
  const news = (event, values = {}) => tell({ page: number, event, ...values });
  manager.register_script_message_handler("engine");
  manager.connect("script-message-received::engine", (_manager, result) =>
    news("message", { text: result.get_js_value().to_string() }),
  );
  view.connect("load-changed", (_view, event) => news(LOADING[event], { url: view.get_uri() }));
  view.connect("load-failed", (_view, _event, url, { message }) => {
    news("failed", { url, reason: message });
    return true;
  });
  view.connect("notify::uri", () => news("address", { url: view.get_uri() }));
  view.connect("close", () => window.destroy());
  view.connect("web-process-terminated", () => news("crashed"));
  window.add(view);
  window.show_all();
  pages.push({ manager, window, view });
  front(window);
  return view;
}

/** There is no window manager that would give it the focus. */
function front(window) {
  window.get_window().raise();
  window.get_window().focus(Gdk.CURRENT_TIME);
}

function download(file) {
  downloads += 1;
  const number = downloads;
  const page = pages.findIndex(({ view }) => view === file.get_web_view());
  const news = (event, values) => tell({ page: Math.max(page, 0), event, download: number, ...values });
  file.connect("decide-destination", (_file, name) => {
    if (folder === null) file.cancel();
    else file.set_destination(GLib.build_filenamev([folder, name]));
    news("download", { url: file.get_request().get_uri(), name });
    return true;
  });
  file.connect("finished", () => news("downloaded", { destination: file.get_destination() }));
  file.connect("failed", () => news("downloaded", { destination: null }));
}

const ORDERS = {
  settings({ languages, proxy, dark, still, downloads: given }) {
    if (languages) context.set_preferred_languages(languages);
    if (proxy) {
      const settings = WebKit.NetworkProxySettings.new(proxy, []);
      context.get_website_data_manager().set_network_proxy_settings(WebKit.NetworkProxyMode.CUSTOM, settings);
    }
    const gtk = Gtk.Settings.get_default();
    if (dark !== undefined) gtk.gtk_application_prefer_dark_theme = dark;
    if (still !== undefined) gtk.gtk_enable_animations = !still;
    if (given !== undefined) folder = given;
  },
  size({ width, height }, { view, window }) {
    view.set_size_request(width, height);
    window.resize(width, height);
  },
  scripts({ sources }, { manager }) {
    manager.remove_all_scripts();
    const { ALL_FRAMES } = WebKit.UserContentInjectedFrames;
    const { START } = WebKit.UserScriptInjectionTime;
    for (const source of sources) manager.add_script(WebKit.UserScript.new(source, ALL_FRAMES, START, null, null));
  },
  load: ({ url }, { view }) => view.load_uri(url),
  reload: (_order, { view }) => view.reload(),
  front: (_order, { window }) => front(window),
  traverse({ delta }, { view }) {
    const item = view.get_back_forward_list().get_nth_item(delta);
    if (item === null) throw new Error("there is no such entry in the history");
    view.go_to_back_forward_list_item(item);
  },
};

/** Orders whose answers take their time. */
const QUESTIONS = {
  run({ body }, { view }, answer) {
    view.call_async_javascript_function(body, -1, null, null, null, null, (_view, result) =>
      answer(() => view.call_async_javascript_function_finish(result).to_string()),
    );
  },
  /** In BiDi's form. */
  cookies(_order, _page, answer) {
    const toBidi = (cookie) => ({
      name: cookie.get_name(),
      value: { type: "string", value: cookie.get_value() },
      domain: cookie.get_domain(),
      path: cookie.get_path(),
      httpOnly: cookie.get_http_only(),
      secure: cookie.get_secure(),
      sameSite: ["none", "lax", "strict"][cookie.get_same_site_policy()],
    });
    context
      .get_cookie_manager()
      .get_all_cookies(null, (jar, result) => answer(() => jar.get_all_cookies_finish(result).map(toBidi)));
  },
};

function obey({ id, page, ...order }) {
  const answer = (work) => {
    try {
      tell({ id, result: work() });
    } catch (error) {
      tell({ id, error: error.message });
    }
  };
  if (order.do in QUESTIONS) QUESTIONS[order.do](order, pages[page], answer);
  else answer(() => ORDERS[order.do](order, pages[page]));
}

function listen() {
  input.read_line_async(GLib.PRIORITY_DEFAULT, null, (_input, result) => {
    const [line] = input.read_line_finish(result);
    if (line === null) return loop.quit();
    obey(JSON.parse(new TextDecoder().decode(line)));
    listen();
  });
}

context.set_automation_allowed(true);
// Every request is to be seen on its way.
context.set_cache_model(WebKit.CacheModel.DOCUMENT_VIEWER);
context.connect("download-started", (_context, file) => download(file));
context.connect("automation-started", (_context, session) => {
  const about = WebKit.ApplicationInfo.new();
  about.set_name("host");
  about.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version());
  session.set_application_info(about);
  session.connect("create-web-view", open);
});
listen();
loop.run();
